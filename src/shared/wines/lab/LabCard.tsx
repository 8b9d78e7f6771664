import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { LabChip } from './LabFinding'
import { LabSheet } from './LabSheet'

/** Laudo, where staff decide: the sheet beside the limits of the norms. It explains and stops nobody (R53). */
export function LabCard({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const findings = checkLabSheet(wine)
  const attentions = findings.filter(({ level }) => level === 'attention')
  return (
    <DetailCard
      title={translate('wine.lab.title')}
      action={findings.length > 0 && <LabChip count={attentions.length} />}
    >
      <LabSheet wine={wine} />
    </DetailCard>
  )
}
