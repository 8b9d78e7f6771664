import { FREE_TEXT_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { formatDateTime } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { AreaForm } from '../../../kit/form/AreaForm'
import { FormButtons } from '../../../kit/form/FormButtons'
import { TextInput } from '../../../kit/form/TextInput'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { useMay } from '../../account/useMay'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

/** What staff know of the producer and tell one another. */
export default function SellerNotes({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const keep = useKeepSeller()
  const may = useMay()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const own = (key: string) => translate(`admin_seller.notes.${key}`)
  const notes = seller.notes ?? []
  const [kept, setKept] = useState(0)
  return (
    <DetailCard title={translate('admin_seller.notes.title')}>
      {may('manageSellers') && (
        <Box sx={{ mb: 3, maxWidth: 'var(--form-width)' }}>
          {/* a kept note empties the form; one that somebody else has written does not */}
          <AreaForm
            key={kept}
            values={{ text: '' }}
            rules={({ text }) => fieldErrors({ text: text.trim() ? null : own('required') })}
            onSave={({ text }) => dataProvider.addSellerNote(seller.id, text.trim())}
            onSaved={(saved) => {
              setKept(kept + 1)
              keep(saved)
            }}
            failed={translate('admin_seller.try_again')}
            unsaved={own('unsaved')}
          >
            <TextInput
              source="text"
              label={own('label')}
              helperText={own('hint')}
              maxLength={FREE_TEXT_MAX}
              multiline
              minRows={2}
            />
            <FormButtons saveLabel={own('add')} savingLabel={own('adding')} />
          </AreaForm>
        </Box>
      )}
      {notes.length === 0 && (
        <Typography color="text.secondary">{translate('admin_seller.notes.empty')}</Typography>
      )}
      <Stack
        component="ul"
        spacing={2}
        sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 'var(--form-width)' }}
      >
        {notes.map((note) => (
          <li key={note.id}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {translate('admin_seller.notes.by', {
                author: note.author ?? translate('lists.unknown'),
                date: formatDateTime(note.at),
              })}
            </Typography>
          </li>
        ))}
      </Stack>
    </DetailCard>
  )
}
