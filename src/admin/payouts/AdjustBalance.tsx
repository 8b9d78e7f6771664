import { fieldErrors } from '#domain/result'
import { parseReais } from '#domain/values/money'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DialogForm } from '../../shared/form/DialogForm'
import { TextInput } from '../../shared/form/TextInput'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'
import { payoutReason, PayoutReasonInput } from './PayoutReasonInput'
import { usePayoutAction } from './usePayoutAction'

interface Seller {
  id: string
  name: string
}

/** 'Ajustar saldo', both signs, with a reason that the producer reads. */
export function AdjustBalance({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('moveMoney')) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={translate('admin_payouts.adjust.label_of', { name: seller.name })}
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {translate('admin_payouts.adjust.label')}
      </Button>
      {isOpen && <AdjustDialog seller={seller} onClose={() => setOpen(false)} />}
    </>
  )
}

function AdjustDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_payouts.adjust.${key}`)
  const dataProvider = useDataProvider<AdminDataProvider>()
  /** The same for every attempt of one adjustment (R31). */
  const [key] = useState(() => crypto.randomUUID())
  const action = usePayoutAction(
    'admin_payouts.adjust',
    ({ amount, reason }: { amount: string; reason: string }) =>
      dataProvider.adjustBalance(seller.id, parseReais(amount) ?? 0, reason.trim(), key),
  )
  return (
    <DialogForm
      {...action}
      title={translate('admin_payouts.adjust.title', { name: seller.name })}
      values={{ amount: '', reason: '' }}
      rules={(typed) => ({
        ...payoutReason(typed),
        // neither nothing nor no number
        ...fieldErrors({ amount: parseReais(typed.amount) ? null : own('amount_problem') }),
      })}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      maxWidth="sm"
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{own('text')}</Typography>
      <TextInput source="amount" label={own('amount')} required autoFocus autoComplete="off" />
      <PayoutReasonInput />
    </DialogForm>
  )
}
