import { FREE_TEXT_MAX } from '#domain/limits'
import { parseReais } from '#domain/values/money'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'
import { FormDialog } from './FormDialog'
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
  if (!may('moveMoney')) return '–'
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
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isJudged, setJudged] = useState(false)
  /** The same for every attempt of one adjustment (R31). */
  const [key] = useState(() => crypto.randomUUID())
  const cents = parseReais(amount)
  const isGood = cents !== null && cents !== 0 && reason.trim().length >= 3
  const { run, isPending } = usePayoutAction(
    'admin_payouts.adjust',
    () => dataProvider.adjustBalance(seller.id, cents ?? 0, reason.trim(), key),
    onClose,
  )
  const noAmount = isJudged && (cents === null || cents === 0)
  const noReason = isJudged && reason.trim().length < 3
  return (
    <FormDialog
      title={translate('admin_payouts.adjust.title', { name: seller.name })}
      saveLabel={translate('admin_payouts.adjust.save')}
      pendingLabel={translate('admin_payouts.adjust.saving')}
      pending={isPending}
      onSubmit={() => {
        setJudged(true)
        if (isGood) run(undefined)
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{translate('admin_payouts.adjust.text')}</Typography>
      <TextField
        label={translate('admin_payouts.adjust.amount')}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        required
        autoFocus
        autoComplete="off"
        error={noAmount}
        helperText={noAmount && translate('admin_payouts.adjust.amount_problem')}
      />
      <TextField
        label={translate('admin_payouts.adjust.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        multiline
        minRows={2}
        error={noReason}
        helperText={noReason && translate('admin_payouts.adjust.reason_problem')}
        slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
      />
    </FormDialog>
  )
}
