import { VIEW_NAME_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { cleanLine } from '#domain/text/plainText'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'ra-core'
import { DialogForm } from '../form/DialogForm'
import { TextInput } from '../form/TextInput'
import { useSavedViews, useSaveView } from './useSavedViews'
import { useViewOfList } from './useViewOfList'
import type { ViewedList } from './ViewedList'

interface NamedView {
  name: string
  whom: 'me' | 'everybody'
}

/** Names the filters, order and columns of now. */
export default function SaveView({ list, onClose }: { list: ViewedList; onClose: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`saved_views.form.${key}`)
  const notify = useNotify()
  const { resource, current } = useViewOfList(list)
  const save = useSaveView(resource)
  const mayShare = useSavedViews(resource).mayShare ?? false
  return (
    <DialogForm
      title={own('title')}
      values={{ name: '', whom: 'me' } satisfies NamedView as NamedView}
      rules={({ name }) =>
        fieldErrors({ name: cleanLine(name) === '' ? own('name_required') : null })
      }
      onSave={({ name, whom }) =>
        save({ name: cleanLine(name), is_shared: whom === 'everybody', query: current() })
      }
      onSaved={() => notify('saved_views.form.done', { type: 'success' })}
      failed={own('failed')}
      saveLabel={own('submit')}
      savingLabel={own('saving')}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {own('hint')}
      </Typography>
      <TextInput
        source="name"
        label={own('name')}
        required
        autoFocus
        autoComplete="off"
        maxLength={VIEW_NAME_MAX}
      />
      {mayShare && (
        <TextInput
          source="whom"
          label={own('whom')}
          choices={[
            ['me', own('me')],
            ['everybody', own('everybody')],
          ]}
        />
      )}
    </DialogForm>
  )
}
