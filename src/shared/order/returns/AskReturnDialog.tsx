import { RETURN_NOTE_MAX } from '#domain/limits'
import { fieldErrors, type FieldErrors } from '#domain/result'
import { RETURN_REASON_KEYS, RETURN_REASONS } from '#domain/returns/returnReasons'
import type { OrderReturns } from '#domain/wire/orderReturn'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { DialogForm } from '../../form/DialogForm'
import { NumberInput } from '../../form/NumberInput'
import { TextInput } from '../../form/TextInput'
import { countedItems, countProblems, type BottleCounts } from './bottleCounts'
import type { useOrderReturns } from './useOrderReturns'
import { useReturnText } from './useReturnText'

interface Props {
  /** The values when the dialog opens: what is read again meanwhile must not change what is being typed. */
  returnable: OrderReturns['returnable']
  ask: ReturnType<typeof useOrderReturns>['ask']
  onClose: () => void
}

interface Values {
  reason: string
  note: string
  counts: BottleCounts
}

/** Registers what a buyer has told by telephone or mail. */
export function AskReturnDialog({ returnable, ask, onClose }: Props) {
  const [{ items, reasons }] = useState(returnable)
  const text = useReturnText()
  const notify = useNotify()
  const own = (key: string, values?: Record<string, string | number>) => text(`ask.${key}`, values)
  const lines = items.map(({ id, quantity: max }) => ({ id, max }))
  const rules = ({ reason, counts }: Values): FieldErrors =>
    fieldErrors({
      ...countProblems(lines, counts, {
        none: own('none'),
        count: (max) => text('count', { max }),
      }),
      reason: reason === '' ? own('choose') : null,
    })
  return (
    <DialogForm<Values, OrderReturns>
      title={own('title')}
      values={{ reason: '', note: '', counts: {} }}
      rules={rules}
      onSave={async ({ reason, note, counts }) => {
        const chosen = RETURN_REASON_KEYS.find((one) => one === reason)
        return chosen
          ? ask({
              reason: chosen,
              note,
              items: countedItems(lines, counts),
            })
          : undefined
      }}
      onSaved={() => notify(own('done'), { type: 'success' })}
      fieldOf={(path) => (path === 'items' ? `counts.${items[0]?.id}` : path)}
      failed={text('failed')}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{own('text')}</DialogContentText>
      <Stack spacing={2}>
        {items.map(({ id, title, quantity: max }) => (
          <NumberInput key={id} source={`counts.${id}`} label={text('bottles', { title, max })} />
        ))}
        <TextInput
          source="reason"
          label={own('why')}
          choices={reasons.map((one) => [one, RETURN_REASONS[one].label])}
          required
        />
        <TextInput
          source="note"
          label={own('note')}
          maxLength={RETURN_NOTE_MAX}
          multiline
          minRows={3}
        />
      </Stack>
    </DialogForm>
  )
}
