import type { OrderItem } from '#domain/wire/order'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

interface Props {
  /** The lines with what is left of them. */
  items: readonly OrderItem[]
  pending: boolean
  onCreate: (quantities: Record<string, number>) => void
  onClose: () => void
}

/** Asks how many bottles of each wine go into this package. */
export function PackageDialog({ items, pending, onCreate, onClose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(items.map((item) => [item.id, String(item.quantity)])),
  )
  const read = (item: OrderItem): number | null => {
    const text = (typed[item.id] ?? '').trim()
    const quantity = /^\d{1,6}$/.test(text) ? Number(text) : NaN
    return quantity <= item.quantity ? quantity : null
  }
  const quantities = items.map((item) => [item.id, read(item)] as const)
  const valid = quantities.every(([, quantity]) => quantity !== null)
  const some = quantities.some(([, quantity]) => (quantity ?? 0) > 0)
  const create = () =>
    onCreate(Object.fromEntries(quantities.map(([id, quantity]) => [id, quantity ?? 0])))

  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{translate('order.actions.fulfillment.choose_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('order.actions.fulfillment.choose_hint')}
        </DialogContentText>
        <Stack spacing={2}>
          {items.map((item) => (
            <TextField
              key={item.id}
              label={item.title}
              value={typed[item.id] ?? ''}
              onChange={(event) => setTyped({ ...typed, [item.id]: event.target.value })}
              error={read(item) === null}
              helperText={translate(
                read(item) === null
                  ? 'order.actions.fulfillment.invalid'
                  : 'order.actions.fulfillment.of',
                { max: item.quantity, count: item.quantity },
              )}
              margin="none"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ))}
          {valid && !some && (
            <Typography role="alert" variant="body2" color="error">
              {translate('order.actions.fulfillment.nothing')}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" disabled={pending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={pending || !valid || !some} onClick={create}>
          {translate(
            pending ? 'order.actions.fulfillment.pending' : 'order.actions.fulfillment.label',
          )}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
