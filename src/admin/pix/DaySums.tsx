import type { Reconciliation } from '#domain/pix/pixWire'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** The sums of both sides, one beside the other, and of what ours are made. */
export function DaySums({ day: { bank, ours } }: { day: Reconciliation }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_pix.day.${key}`)
  const rows = [
    { key: 'receipts', bank: bank.receipts, ours: ours.receipts, format: formatDecimal },
    { key: 'received', bank: bank.received, ours: ours.received, format: formatBRL },
    { key: 'booked', bank: null, ours: ours.booked, format: formatBRL },
    { key: 'waiting', bank: null, ours: ours.waiting, format: formatBRL },
    { key: 'other', bank: null, ours: ours.other, format: formatBRL },
    { key: 'given_back', bank: bank.given_back, ours: ours.given_back, format: formatBRL },
  ]
  const figure = {
    align: 'right',
    sx: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  } as const
  // on a phone there is no room for a column of its own
  const last = {
    ...figure,
    sx: { ...figure.sx, display: { xs: 'none', sm: 'table-cell' } },
  } as const
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{
          '& td, & th': { px: { xs: 0.75, sm: 2 }, fontSize: { xs: '0.8125rem', sm: '0.9375rem' } },
          // sums of ours only belong to the line above
          '& [data-part] th': { pl: { xs: 2, sm: 4 }, fontWeight: 400 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell {...figure}>{own('bank')}</TableCell>
            <TableCell {...figure}>{own('ours')}</TableCell>
            <TableCell {...last}>{own('difference')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, bank: theirs, ours: held, format }) => (
            <TableRow key={key} data-part={theirs === null || undefined}>
              <TableCell component="th" scope="row">
                {own(key)}
              </TableCell>
              <TableCell {...figure}>{theirs !== null && format(theirs)}</TableCell>
              <TableCell {...figure}>{format(held)}</TableCell>
              <TableCell {...last}>{theirs !== null && format(theirs - held)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ p: { xs: 1, sm: 2 } }}>
        {own('given_back_hint')}
      </Typography>
    </Card>
  )
}
