import { fieldErrors } from '#domain/result'
import type { Order, OrderItem } from '#domain/orders/orderWire'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { DialogForm } from '../../../kit/form/DialogForm'
import { TextInput } from '../../../kit/form/TextInput'

interface Props {
  /** The lines with what is left of them. */
  items: readonly OrderItem[]
  failed: string
  onCreate: (quantities: Record<string, number>) => Promise<Order | undefined>
  onClose: () => void
}

/** What is typed, by line; how many bottles that is, or null. */
type Typed = Record<string, string>
const read = (typed: Typed, { id, quantity }: OrderItem): number | null => {
  const text = (typed[id] ?? '').trim()
  return /^\d{1,6}$/.test(text) && Number(text) <= quantity ? Number(text) : null
}

/** Asks how many bottles of each wine go into this package. */
export default function PackageDialog({ items, failed, onCreate, onClose }: Props) {
  const translate = useTranslate()
  const text = (key: string, values = {}) => translate(`order.actions.fulfillment.${key}`, values)
  const values: Typed = Object.fromEntries(items.map(({ id, quantity }) => [id, String(quantity)]))
  const rules = (typed: Typed) =>
    fieldErrors(
      items.every((item) => read(typed, item) === 0)
        ? Object.fromEntries(items.slice(0, 1).map(({ id }) => [id, text('nothing')]))
        : Object.fromEntries(
            items.map((item) => [
              item.id,
              read(typed, item) === null ? text('invalid', { max: item.quantity }) : null,
            ]),
          ),
    )
  return (
    <DialogForm
      title={text('choose_title')}
      values={values}
      rules={rules}
      failed={failed}
      onSave={(typed) =>
        onCreate(Object.fromEntries(items.map((item) => [item.id, read(typed, item) ?? 0])))
      }
      saveLabel={text('choose_label')}
      savingLabel={text('pending')}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{text('choose_hint')}</DialogContentText>
      <Stack spacing={2}>
        {items.map(({ id, title, quantity }) => (
          <TextInput
            key={id}
            source={id}
            label={title}
            helperText={text('of', { count: quantity })}
            margin="none"
            inputMode="numeric"
          />
        ))}
      </Stack>
    </DialogForm>
  )
}
