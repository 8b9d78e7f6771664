import { FREE_TEXT_MAX } from '#domain/limits'
import { formatDateTime } from '#domain/values/dates'
import type { Seller } from '#domain/wire/seller'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { type SyntheticEvent, useState } from 'react'
import { serverMessage } from '../../../shared/http/serverMessage'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { useMay } from '../../account/useMay'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

/** What staff know of the producer and tell one another. */
export function SellerNotes({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const keep = useKeepSeller()
  const may = useMay()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.addSellerNote(seller.id, text.trim()),
    onSuccess: (changed) => {
      setText('')
      keep(changed)
    },
    onError: (error) => setProblem(serverMessage(error, translate('admin_seller.try_again'))),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem(translate('admin_seller.notes.required'))
    else if (!isPending) mutate()
  }
  const notes = seller.notes ?? []
  return (
    <DetailCard title={translate('admin_seller.notes.title')}>
      {may('manageSellers') && (
        <Stack
          component="form"
          onSubmit={submit}
          noValidate
          spacing={1}
          sx={{ mb: 3, maxWidth: 'var(--form-width)' }}
        >
          <TextField
            label={translate('admin_seller.notes.label')}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setProblem(null)
            }}
            multiline
            minRows={2}
            error={problem !== null}
            helperText={problem ?? translate('admin_seller.notes.hint')}
            slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={isPending}
            sx={{ alignSelf: 'start' }}
          >
            {translate(`admin_seller.notes.${isPending ? 'adding' : 'add'}`)}
          </Button>
        </Stack>
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
