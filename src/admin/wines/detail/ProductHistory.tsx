import { formatDateTime } from '#domain/values/dates'
import { productStatusLabel } from '#domain/wines/productStatus'
import type { Product, ProductReviewEntry } from '#domain/wines/productWire'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'

/** Every step of the wine's status: from where, to where, who, when and why. */
export function ProductHistory({ product }: { product: Product }) {
  const translate = useTranslate()
  const steps = product.reviews ?? []
  return (
    <DetailCard title={translate('admin_product.history.title')}>
      {steps.length === 0 && (
        <Typography color="text.secondary">{translate('admin_product.history.empty')}</Typography>
      )}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Step key={`${step.at}${step.to_status}`} step={step} />
        ))}
      </Stack>
    </DetailCard>
  )
}

function Step({ step }: { step: ProductReviewEntry }) {
  const translate = useTranslate()
  const name = step.actor_name ?? translate('admin_product.history.system')
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('admin_product.history.step', {
          from: productStatusLabel(step.from_status),
          to: productStatusLabel(step.to_status),
        })}
      </Typography>
      {step.reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {step.reason}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        {translate('admin_product.history.by', {
          actor:
            step.actor_type === 'user' ? translate('admin_product.history.staff', { name }) : name,
          date: formatDateTime(step.at),
        })}
      </Typography>
    </li>
  )
}
