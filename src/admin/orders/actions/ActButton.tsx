import { staffReasonProblem } from '#domain/orders/orderRefund'
import type { FieldErrors } from '#domain/result'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ReasonDialog } from '../../../kit/ui/ReasonDialog'
import type { AdminDataProvider } from '../../dataProvider'
import { useStaffAct } from './useStaffAct'

interface Props<Values extends FieldValues> {
  /** Branch of the catalogue: label, title, text, pending, done. */
  texts: string
  /** Numbers and names in the texts. */
  values?: Record<string, string>
  run: (dataProvider: AdminDataProvider, reason: string, typed: Values) => Promise<AdminOrder>
  /** The fields of what else is asked for, their values, and what is wrong with them. */
  children?: ReactNode
  asked?: Values
  rules?: (typed: Values) => FieldErrors
  /** What is wrong with a reason, or null; the server asks the same. */
  reasonProblem?: (reason: string) => string | null
  destructive?: boolean
  /** Key of the catalogue: who reads the reason. */
  hint?: string
  /** Whether the button shows; a dialog that is open stays without it, with what was typed. */
  isOffered?: boolean
}

/** One act in the producer's place: a button, and the reason that the producer reads. */
export function ActButton<Values extends FieldValues = FieldValues>({
  texts,
  values,
  run,
  children,
  asked,
  rules,
  reasonProblem = staffReasonProblem,
  destructive = false,
  hint = 'admin_orders.reason_hint',
  isOffered = true,
}: Props<Values>) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync } = useStaffAct<{ reason: string; typed: Values }>({
    done: `${texts}.done`,
    run: (dataProvider, { reason, typed }) => run(dataProvider, reason, typed),
  })
  const text = (key: string) => translate(`${texts}.${key}`, values)
  return (
    <>
      {isOffered && (
        <Button
          variant="outlined"
          color={destructive ? 'error' : 'primary'}
          onClick={() => setOpen(true)}
        >
          {text('label')}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={text('title')}
          text={text('text')}
          label={translate('admin_orders.reason')}
          hint={translate(hint)}
          required
          {...(asked && { values: asked })}
          {...(rules && { rules })}
          problemOf={reasonProblem}
          confirmLabel={text('label')}
          pendingLabel={text('pending')}
          destructive={destructive}
          failed={translate('admin_seller.try_again')}
          onConfirm={(reason, typed) => mutateAsync({ reason, typed })}
          onClose={() => setOpen(false)}
        >
          {children}
        </ReasonDialog>
      )}
    </>
  )
}
