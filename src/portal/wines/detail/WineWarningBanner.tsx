import { wineWarning } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { NoticeCard } from '../../../kit/ui/NoticeCard'

/** The yellow warning of a wine that lacks stock or price (spec §4). */
export function WineWarningBanner({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const warning = wineWarning(wine)
  if (!warning) return null
  return (
    <NoticeCard
      tone="warning"
      title={warning.headline}
      text={warning.text}
      action={
        <Button
          variant="outlined"
          color="inherit"
          component={Link}
          to={paths.portal.addPrice(wine.id)}
        >
          {translate('wine.edit_stock_price')}
        </Button>
      }
    />
  )
}
