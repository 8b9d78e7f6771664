import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'

/** 'Ver detalhes' (spec §2). */
export function ProductActions({ product }: { product: Product }) {
  const translate = useTranslate()
  const label = translate('admin_products.action.details')
  return (
    <Button
      component={Link}
      to={paths.admin.product(product.id)}
      aria-label={`${label}: ${product.title}`}
      sx={{ whiteSpace: 'nowrap', mr: -1 }}
    >
      {label}
    </Button>
  )
}
