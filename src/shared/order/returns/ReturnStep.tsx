import { RETURN_NOTE_MAX } from '#domain/limits'
import { staffReasonProblem } from '#domain/orders/orderRefund'
import { fieldErrors } from '#domain/result'
import { refusalProblem, type ReturnAction } from '#domain/returns/returnState'
import { formatBRL } from '#domain/values/money'
import type { OrderReturn } from '#domain/wire/orderReturn'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useInput, useNotify } from 'ra-core'
import { useState } from 'react'
import { DialogForm } from '../../form/DialogForm'
import { TextInput } from '../../form/TextInput'
import type { useOrderReturns } from './useOrderReturns'
import { useReturnText } from './useReturnText'

interface Props {
  action: ReturnAction
  one: OrderReturn
  /** Staff tell the seller why; a refusal and a closure tell the buyer. */
  asksReason: boolean
  take: ReturnType<typeof useOrderReturns>['take']
}

/** One step with a return: a button, and the question before it (R31). */
export function ReturnStep({ action, one, asksReason, take }: Props) {
  const text = useReturnText()
  const notify = useNotify()
  // The values when the dialog opens: what is confirmed is what was read, whatever is read again meanwhile.
  const [opened, setOpened] = useState<OrderReturn | null>(null)
  const { amount, order_refunded: refunded } = opened ?? one
  const expected = amount.bottles + amount.freight
  const own = (key: string) => text(`${action}.${key}`, { sum: formatBRL(expected) })
  const isRefusal = action === 'refuse'
  const isClosure = action === 'close'
  const tellsBuyer = isRefusal || isClosure
  return (
    <>
      <Button
        variant={isClosure ? 'text' : 'outlined'}
        color={isRefusal ? 'error' : isClosure ? 'inherit' : 'primary'}
        onClick={() => setOpened(one)}
      >
        {own('label')}
      </Button>
      {opened && (
        <DialogForm
          title={own('title')}
          values={{ reason: '', restock: false }}
          rules={({ reason }) =>
            fieldErrors({
              reason: asksReason
                ? (tellsBuyer ? refusalProblem : staffReasonProblem)(reason)
                : null,
            })
          }
          onSave={(typed) => take(action, { ...typed, returnId: one.id, expected, refunded })}
          onSaved={() => notify(own('done'), { type: 'success' })}
          failed={text('failed')}
          saveLabel={own('label')}
          savingLabel={own('saving')}
          destructive={tellsBuyer}
          onClose={() => setOpened(null)}
        >
          <DialogContentText sx={{ mb: 2 }}>{own('text')}</DialogContentText>
          {action === 'refund' && refunded > 0 && (
            <DialogContentText sx={{ mb: 2 }}>
              {text('refund.before', { sum: formatBRL(refunded) })}
            </DialogContentText>
          )}
          {action === 'receive' && <RestockInput />}
          {asksReason && (
            <TextInput
              source="reason"
              label={text('reason')}
              helperText={text(`${tellsBuyer ? 'refusal' : 'reason'}_hint`)}
              maxLength={RETURN_NOTE_MAX}
              required
              multiline
              minRows={3}
              autoFocus
            />
          )}
        </DialogForm>
      )}
    </>
  )
}

/** Off, as a bottle that came back is rarely for sale again. */
function RestockInput() {
  const text = useReturnText()
  const { id, field } = useInput({ source: 'restock', type: 'checkbox' })
  return (
    <FormControlLabel
      htmlFor={id}
      control={
        <Checkbox
          id={id}
          name={field.name}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={text('restock')}
      sx={{ mb: 1 }}
    />
  )
}
