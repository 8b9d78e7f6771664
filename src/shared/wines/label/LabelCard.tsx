import { missingForLabel } from '#domain/labels/labelFacts'
import { labelWine } from '#domain/labels/labelWine'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { StatusChip } from '../../../kit/ui/StatusChip'
import { LabelContent, type LabelContentProps } from './LabelContent'

/** Rótulo, where staff decide: with a chip that says how much of it is missing. */
export function LabelCard(props: LabelContentProps) {
  const translate = useTranslate()
  const missing = props.producer && missingForLabel(labelWine(props.wine), props.producer)
  return (
    <DetailCard
      title={translate('wine.label.title')}
      action={missing && <MissingChip count={missing.length} />}
    >
      <LabelContent {...props} missing={missing} />
    </DetailCard>
  )
}

function MissingChip({ count }: { count: number }) {
  const translate = useTranslate()
  return count === 0 ? (
    <StatusChip label={translate('wine.label.complete')} color="success" />
  ) : (
    <StatusChip label={translate('wine.label.open', { smart_count: count })} color="warning" />
  )
}
