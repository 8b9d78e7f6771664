import { RETURN_NOTE_MAX } from '#domain/limits'
import { staffReasonProblem } from '#domain/orders/orderRefund'
import { fieldErrors } from '#domain/result'
import { refusalProblem, type ReturnAction } from '#domain/returns/returnState'
import { loweredProblem, mayBeLowered } from '#domain/returns/returnMoney'
import { formatBRL, formatReaisInput, parseReais } from '#domain/values/money'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { CheckboxInput } from '../../kit/form/CheckboxInput'
import { DialogForm } from '../../kit/form/DialogForm'
import { NumberInput } from '../../kit/form/NumberInput'
import { TextInput } from '../../kit/form/TextInput'
import { countedItems, countProblems, type BottleCounts } from './bottleCounts'
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
  const queryClient = useQueryClient()
  const failed = useRef(false)
  // The values when the dialog opens: what is confirmed is what was read, whatever is read again meanwhile.
  const [opened, setOpened] = useState<OrderReturn | null>(null)
  const { amount, items, order_refunded: refunded, bank_refuses: bankRefuses } = opened ?? one
  const expected = amount.bottles + amount.freight
  const own = (key: string) => text(`${action}.${key}`, { sum: formatBRL(expected) })
  const mayBeLess = action === 'refund' && expected > 0 && mayBeLowered(one.reason)
  const mayBeElsewhere = action === 'refund' && expected > 0 && bankRefuses
  const isRefusal = action === 'refuse'
  const isClosure = action === 'close'
  const tellsBuyer = isRefusal || isClosure
  const lines = action === 'receive' ? items.map(({ id, asked }) => ({ id, max: asked })) : []
  const counts: BottleCounts = Object.fromEntries(lines.map(({ id, max }) => [id, String(max)]))
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
          values={{
            reason: '',
            restock: false,
            elsewhere: false,
            counts,
            amount: formatReaisInput(expected),
          }}
          rules={(typed) =>
            fieldErrors({
              ...countProblems(lines, typed.counts, {
                none: own('none'),
                count: (max) => text('count', { max }),
              }),
              amount: mayBeLess
                ? loweredProblem(one.reason, amount, parseReais(typed.amount))
                : null,
              reason: asksReason
                ? (tellsBuyer ? refusalProblem : staffReasonProblem)(typed.reason)
                : null,
            })
          }
          onSave={({ counts: typed, amount: lowered, ...rest }) =>
            take(action, {
              ...rest,
              amount: mayBeLess ? (parseReais(lowered) ?? expected) : expected,
              arrived: countedItems(lines, typed),
              returnId: one.id,
              expected,
              refunded,
            }).catch((error: unknown) => {
              failed.current = true
              throw error
            })
          }
          onSaved={() => notify(own('done'), { type: 'success' })}
          fieldOf={(path) => (path === 'items' ? `counts.${lines[0]?.id}` : path)}
          failed={text('failed')}
          saveLabel={own('label')}
          savingLabel={own('saving')}
          destructive={tellsBuyer}
          onClose={() => {
            setOpened(null)
            // who decides again reads how it is now; not before, as the step that says why may no longer be there then
            if (failed.current) void queryClient.invalidateQueries({ queryKey: ['orders'] })
            failed.current = false
          }}
        >
          <DialogContentText sx={{ mb: 2 }}>{own('text')}</DialogContentText>
          {action === 'refund' && refunded > 0 && (
            <DialogContentText sx={{ mb: 2 }}>
              {text('refund.before', { sum: formatBRL(refunded).replace(' ', '\u00a0') })}
            </DialogContentText>
          )}
          {mayBeLess && (
            <NumberInput
              source="amount"
              label={own('amount')}
              prefix="R$"
              helperText={own('amount_hint')}
            />
          )}
          {action === 'receive' &&
            items.map(({ id, title, asked: max }) => (
              <NumberInput
                key={id}
                source={`counts.${id}`}
                label={text('bottles', { title, max })}
                sx={{ mb: 1 }}
              />
            ))}
          {/* off, as a bottle that came back is rarely for sale again */}
          {action === 'receive' && <CheckboxInput source="restock" label={text('restock')} />}
          {mayBeElsewhere && <CheckboxInput source="elsewhere" label={own('elsewhere')} />}
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
