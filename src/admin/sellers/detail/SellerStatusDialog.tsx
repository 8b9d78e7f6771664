import { formatRateInput, parseRate, RATE_RULE } from '#domain/commission/commission'
import { RATE_STEP } from '#domain/limits'
import { siteConfig } from '#domain/site/siteConfig'
import { switchReasonProblem, type StatusSwitch } from '#domain/sellers/statusSwitch'
import { useTranslate } from 'ra-core'
import { NumberInput } from '../../../kit/form/NumberInput'
import { ReasonDialog } from '../../../kit/ui/ReasonDialog'

interface Props {
  /** The producer's. */
  name: string
  action: StatusSwitch
  /** Whether the approval gives a commission, too. */
  asksRate: boolean
  onConfirm: (reason: string, rate: string) => Promise<unknown>
  onClose: () => void
}

/** The question before a producer is approved, refused, switched off or on, each in its own words. */
export default function SellerStatusDialog({ name, action, asksRate, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const text = (key: string) => translate(`admin_seller.status.${action}.${key}`, { name })
  return (
    <ReasonDialog<{ rate: string }>
      title={text('title')}
      {...(asksRate && {
        values: { rate: formatRateInput(siteConfig.commission ?? null) },
        rules: ({ rate }) => {
          const read = parseRate(rate)
          return read.ok ? {} : { rate: read.reason }
        },
      })}
      text={text('text')}
      label={translate(`admin_seller.status.${action === 'refuse' ? 'reason' : 'reason_optional'}`)}
      hint={translate('admin_seller.status.reason_hint')}
      required={action === 'refuse'}
      problemOf={(reason) => switchReasonProblem(action, reason)}
      confirmLabel={text('yes')}
      pendingLabel={text('pending')}
      destructive={action === 'refuse' || action === 'deactivate'}
      failed={translate('admin_seller.try_again')}
      onConfirm={(reason, { rate }) => onConfirm(reason, rate)}
      onClose={onClose}
    >
      {asksRate && (
        <NumberInput
          source="rate"
          label={translate('admin_seller.status.approve.rate')}
          helperText={translate('admin_seller.status.approve.rate_hint')}
          step={RATE_STEP}
          {...RATE_RULE}
          required
          autoFocus
        />
      )}
    </ReasonDialog>
  )
}
