import { computeCommission } from '#domain/commission/commission'
import { formatBRL } from '#domain/values/money'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'ra-core'
import { useCommissionRate } from '../../commission/useContract'

/** Rows of the preview; the rest is counted. */
const PREVIEW = 50

/** In cents. */
export interface NewPrice {
  wine: WinePriceRow
  old: number
  price: number
}

/** The old price, the new one and what the seller gets of it. */
export function PricePreview({ prices }: { prices: readonly NewPrice[] }) {
  const translate = useTranslate()
  const { data: rate = null } = useCommissionRate()
  const text = (key: string, values = {}) => translate(`wines.batch.price.${key}`, values)
  return (
    <>
      <Table size="small" sx={{ mt: 1.5, '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('grid.column.name')}</TableCell>
            <TableCell align="right">{text('old')}</TableCell>
            <TableCell align="right">{text('new')}</TableCell>
            <TableCell align="right">{translate('grid.column.net')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {prices.slice(0, PREVIEW).map(({ wine, old, price }) => (
            <TableRow key={wine.id}>
              <TableCell>{wine.title}</TableCell>
              <TableCell align="right">{formatBRL(old)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 650 }}>
                {formatBRL(price)}
              </TableCell>
              <TableCell align="right">
                {rate === null ? '' : formatBRL(price - computeCommission(price, rate))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {prices.length > PREVIEW && text('more', { smart_count: prices.length - PREVIEW })}
    </>
  )
}
