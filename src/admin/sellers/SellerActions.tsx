import type { Seller } from '#domain/sellers/sellerWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'

/** Leads to the seller's page. */
export function SellerActions({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const label = translate('admin_sellers.action.details')
  return (
    <Button
      component={Link}
      to={paths.admin.seller(seller.id)}
      aria-label={`${label}: ${seller.name}`}
      sx={{ whiteSpace: 'nowrap', mr: -1 }}
    >
      {label}
    </Button>
  )
}
