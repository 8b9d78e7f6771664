import { countryLabel } from '#domain/values/countries'
import { formatDecimal } from '#domain/values/decimal'
import { productStatusColor, productStatusLabel } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../kit/ui/StatusChip'
import { DetailCard } from '../../kit/ui/DetailCard'
import { FactList } from '../../kit/ui/FactList'

/** Informações Básicas (spec §2 Wine detail). */
export function WineBasics({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const name = (key: string) => translate(`wine.basics.${key}`)
  return (
    <DetailCard title={name('title')}>
      <FactList
        facts={[
          { label: name('name'), value: wine.title },
          { label: name('handle'), value: wine.handle ?? '' },
          {
            label: name('status'),
            value: (
              <StatusChip
                label={productStatusLabel(wine.status)}
                color={productStatusColor(wine.status)}
              />
            ),
          },
          { label: name('country'), value: countryLabel(wine.origin_country) },
          { label: name('hs_code'), value: wine.hs_code ?? '' },
          {
            label: name('weight'),
            value:
              typeof wine.weight === 'number'
                ? translate('wine.basics.weight_value', { grams: formatDecimal(wine.weight) })
                : '',
          },
          { label: name('volume'), value: wine.variants[0]?.title ?? '' },
          { label: name('description'), value: wine.description ?? '', wide: true },
        ]}
      />
    </DetailCard>
  )
}
