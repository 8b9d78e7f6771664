import {
  formatRate,
  formatRateInput,
  normalizeRate,
  RATE_RULE,
} from '#domain/commission/commission'
import { defaultRuleName, planCommission } from '#domain/commission/commissionForm'
import { NAME_MAX, RATE_STEP } from '#domain/limits'
import type { CommissionRule } from '#domain/commission/commissionWire'
import type { Seller } from '#domain/sellers/sellerWire'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { DialogForm } from '../../kit/form/DialogForm'
import { NumberInput } from '../../kit/form/NumberInput'
import { TextInput } from '../../kit/form/TextInput'
import { ApiError } from '../../kit/http/ApiError'
import { useSaveCommission } from './useSaveCommission'

interface Props {
  seller: Seller
  /** The rule in force; without one the form makes it. */
  rule: CommissionRule | undefined
  onClose: () => void
}

/** Sets or changes a seller's commission (spec §5 Commission rule form). */
export default function CommissionDialog({ seller, rule, onClose }: Props) {
  const translate = useTranslate()
  // Of the moment the form opened: a rule that is read again meanwhile must not pass for what was seen.
  const [opened] = useState({ rule, rate: normalizeRate(rule?.rate) })
  const { save: carryOut, error } = useSaveCommission()
  const isConflict = error instanceof ApiError && error.status === 409
  const theirs = isConflict ? error.body.current?.percentage_rate : undefined

  // After a conflict the person has read the present value beside the form, so this is what they answer to now.
  const present = isConflict && rule ? { rule, rate: normalizeRate(rule.rate) } : opened
  const planOf = (typed: { name: string; percentage: string }) => {
    const isNameTouched = typed.name !== (opened.rule?.name ?? '')
    const name = isNameTouched ? typed.name : (present.rule?.name ?? '')
    return planCommission({ ...typed, name }, seller, present.rule)
  }

  const save = async (typed: { name: string; percentage: string }) => {
    const plan = planOf(typed)
    if (!plan.ok) return undefined
    // a failure is told by the mutation, beside the form and in the spec's words (§8)
    return carryOut(plan.payload, present.rule).catch(() => undefined)
  }
  return (
    <DialogForm
      title={translate(
        opened.rule ? 'admin_commission.edit_title' : 'admin_commission.create_title',
      )}
      values={{ name: rule?.name ?? '', percentage: formatRateInput(opened.rate) }}
      rules={(typed) => {
        const plan = planOf(typed)
        return plan.ok ? {} : { percentage: plan.reason }
      }}
      onSave={save}
      failed={translate('admin_commission.failed_text')}
      saveLabel={translate('admin_commission.save')}
      savingLabel={translate('admin_commission.saving')}
      cancelLabel={translate('admin_commission.cancel')}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <NumberInput
          source="percentage"
          label={translate('admin_commission.percentage')}
          step={RATE_STEP}
          {...RATE_RULE}
          required
          autoFocus
          helperText={translate('admin_commission.percentage_hint')}
        />
        <TextInput
          source="name"
          label={translate('admin_commission.name')}
          placeholder={defaultRuleName(seller.name)}
          helperText={translate('admin_commission.name_hint', {
            name: defaultRuleName(seller.name),
          })}
          maxLength={NAME_MAX}
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
    </DialogForm>
  )
}
