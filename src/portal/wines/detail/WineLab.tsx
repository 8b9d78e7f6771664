import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { LabSheet } from '../../../shared/wines/lab/LabSheet'

/** Laudo: one line that says whether anything asks for attention. It explains and stops nobody (R53). */
export function WineLab({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const findings = checkLabSheet(wine)
  const attentions = findings.filter(({ level }) => level === 'attention').length
  const summary =
    findings.length === 0
      ? translate('wine.lab.without')
      : attentions === 0
        ? translate('wine.lab.none')
        : translate('wine.lab.attentions', { smart_count: attentions })
  return (
    <FoldedCard title={translate('wine.lab.title')} summary={summary}>
      <LabSheet wine={wine} />
    </FoldedCard>
  )
}
