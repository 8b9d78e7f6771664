import { staffReasonProblem } from '#domain/orders/orderRefund'
import type { AdminOrder } from '#domain/wire/adminOrder'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { serverMessage } from '../../../shared/http/serverMessage'
import { ReasonDialog } from '../../../shared/ui/ReasonDialog'
import type { AdminDataProvider } from '../../dataProvider'
import { useStaffAct } from './useStaffAct'

interface Props {
  /** Branch of the catalogue: label, title, text, pending, done. */
  texts: string
  /** Numbers and names in the texts. */
  values?: Record<string, string>
  run: (dataProvider: AdminDataProvider, reason: string) => Promise<AdminOrder>
  /** What else is asked for, and what is wrong with it. */
  children?: ReactNode
  problem?: () => string | null
  /** What is wrong with a reason, or null; the server asks the same. */
  reasonProblem?: (reason: string) => string | null
  destructive?: boolean
  /** Key of the catalogue: who reads the reason. */
  hint?: string
}

/** One act in the producer's place: a button, and the reason that the producer reads. */
export function ActButton({
  texts,
  values,
  run,
  children,
  problem,
  reasonProblem = staffReasonProblem,
  destructive = false,
  hint = 'admin_orders.reason_hint',
}: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useStaffAct<string>({
    done: `${texts}.done`,
    run,
    onDone: () => setOpen(false),
  })
  const text = (key: string) => translate(`${texts}.${key}`, values)
  return (
    <>
      <Button
        variant="outlined"
        color={destructive ? 'error' : 'primary'}
        onClick={() => {
          reset()
          setOpen(true)
        }}
      >
        {text('label')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={text('title')}
          text={text('text')}
          label={translate('admin_orders.reason')}
          hint={translate(hint)}
          required
          problemOf={(reason) => problem?.() ?? reasonProblem(reason)}
          confirmLabel={text('label')}
          pendingLabel={text('pending')}
          destructive={destructive}
          pending={isPending}
          error={error ? serverMessage(error, translate('admin_seller.try_again')) : undefined}
          onConfirm={(reason) => mutate(reason)}
          onClose={() => setOpen(false)}
        >
          {children}
        </ReasonDialog>
      )}
    </>
  )
}
