import {
  formatRate,
  formatRateInput,
  normalizeRate,
  RATE_RULE,
} from '#domain/commission/commission'
import { defaultRuleName, planCommission } from '#domain/commission/commissionForm'
import { NAME_MAX, RATE_STEP } from '#domain/limits'
import type { CommissionRule } from '#domain/wire/commission'
import type { Seller } from '#domain/wire/seller'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type SyntheticEvent, useId, useState } from 'react'
import { NumberField } from '../../shared/form/NumberField'
import { ApiError } from '../../shared/http/ApiError'
import { useSaveCommission } from './useSaveCommission'

interface Props {
  seller: Seller
  /** The rule in force; without one the form makes it. */
  rule: CommissionRule | undefined
  onClose: () => void
}

/** Sets or changes a seller's commission (spec §5 Commission rule form). */
export function CommissionDialog({ seller, rule, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  // Of the moment the form opened: a rule that is read again meanwhile must not pass for what was seen.
  const [opened] = useState({ rule, rate: normalizeRate(rule?.rate) })
  const [name, setName] = useState(rule?.name ?? '')
  const [percentage, setPercentage] = useState(formatRateInput(opened.rate))
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate: save, isPending, error } = useSaveCommission(seller.id, { onSaved: onClose })
  const isConflict = error instanceof ApiError && error.status === 409
  const theirs = isConflict ? error.body.current?.percentage_rate : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isPending) return
    // After a conflict the person has read the present value beside the form, so this is what they answer to now.
    const present = isConflict && rule ? { rule, rate: normalizeRate(rule.rate) } : opened
    const plan = planCommission({ name, percentage }, seller, present.rule)
    setProblem(plan.ok ? null : plan.reason)
    if (plan.ok) {
      save({
        plan: plan.payload,
        known: { rate: present.rate, name: present.rule?.name ?? '' },
      })
    }
  }
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>
          {translate(opened.rule ? 'admin_commission.edit_title' : 'admin_commission.create_title')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <NumberField
              id={`${id}-rate`}
              label={translate('admin_commission.percentage')}
              value={percentage}
              onChange={(typed) => {
                setPercentage(typed)
                setProblem(null)
              }}
              step={RATE_STEP}
              {...RATE_RULE}
              required
              autoFocus
              error={problem !== null}
              helperText={problem ?? translate('admin_commission.percentage_hint')}
            />
            <TextField
              id={`${id}-name`}
              label={translate('admin_commission.name')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              placeholder={defaultRuleName(seller.name)}
              helperText={translate('admin_commission.name_hint', {
                name: defaultRuleName(seller.name),
              })}
              slotProps={{ htmlInput: { maxLength: NAME_MAX }, inputLabel: { shrink: true } }}
            />
            {seller.contract_signed && (
              <Alert severity="info">{translate('admin_commission.signature_hint')}</Alert>
            )}
            {error && (
              <Alert severity={isConflict ? 'warning' : 'error'}>
                {error.message}
                {typeof theirs === 'number' &&
                  ` ${translate('admin_commission.present', { rate: formatRate(theirs) })}`}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {translate('admin_commission.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate(isPending ? 'admin_commission.saving' : 'admin_commission.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
