import { productStatusColor, productStatusLabel } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { paths } from '../../../paths'
import { RecordId } from '../../../kit/ui/RecordId'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { StatusChip } from '../../../kit/ui/StatusChip'

/** Title, ID and status (spec §2 Wine detail). */
export function WineHeader({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const isActive = wine.status === 'published'
  return (
    <PageHeader
      title={wine.title}
      back={{ to: paths.portal.wines, label: translate('wine.back') }}
      status={
        <>
          <StatusChip
            label={translate(`wine.${isActive ? 'active' : 'inactive'}`)}
            color={isActive ? 'success' : 'neutral'}
          />
          {!isActive && wine.status !== 'draft' && (
            <StatusChip
              label={productStatusLabel(wine.status)}
              color={productStatusColor(wine.status)}
            />
          )}
        </>
      }
      subtitle={<RecordId value={wine.id} label={translate('wine.copy_id')} />}
    />
  )
}
