import type { Product } from '#domain/wines/productWire'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { paths } from '../../../paths'
import { CopyButton } from '../../../kit/ui/CopyButton'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { HistoryButton } from '../../audit/HistoryButton'
import { ProductStatus } from '../ProductStatus'

/** Title, ID and status. */
export function ProductHeader({ product }: { product: Product }) {
  const translate = useTranslate()
  return (
    <PageHeader
      title={product.title}
      back={{ to: paths.admin.products, label: translate('admin_product.back') }}
      actions={<HistoryButton resource="product" id={product.id} />}
      status={<ProductStatus product={product} />}
      subtitle={
        <Stack direction="row" sx={{ alignItems: 'center', typography: 'body2', mb: -1 }}>
          <span style={{ overflowWrap: 'anywhere' }}>ID: {product.id}</span>
          <CopyButton value={product.id} label={translate('admin_product.copy_id')} />
        </Stack>
      }
    />
  )
}
