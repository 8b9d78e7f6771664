import { formatDecimal } from '#domain/values/decimal'
import type { OrderStatistics } from '#domain/orders/orderWire'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'

/** The wines that sell best, with their bottles. */
export function BestSellers({ wines }: { wines: OrderStatistics['best_sellers'] }) {
  const translate = useTranslate()
  if (wines.length === 0) {
    return <Typography color="text.secondary">{translate('order.statistics.none')}</Typography>
  }
  return (
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {wines.map((wine) => (
        <li key={wine.product_id}>
          <Link
            component={RouterLink}
            to={paths.portal.wine(wine.product_id)}
            color="inherit"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {wine.title}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {translate('order.statistics.bottles', {
              smart_count: wine.bottles,
              count: formatDecimal(wine.bottles),
            })}
          </Typography>
        </li>
      ))}
    </Stack>
  )
}
