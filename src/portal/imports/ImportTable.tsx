import { BULK_COLUMNS } from '#domain/imports/bulkColumns'
import { flatSheetLabel } from '#domain/wines/sheet/index'
import type { StatusColor } from '#domain/status'
import type { WineImportRow } from '#domain/imports/wineImportWire'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { StatusChip } from '../../kit/ui/StatusChip'
import { MoveText } from '../wines/moves/MoveText'
import { LabChip, LabSource } from '../../shared/wines/lab/LabFinding'

/** What a column is called where people read. */
const COLUMN_LABELS = new Map(BULK_COLUMNS.map(({ column, label }) => [column, label]))

const COLORS: Record<WineImportRow['action'], StatusColor> = {
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
  invalid: 'error',
}

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } }

/** Row, wine, result, problems and laudo; on a phone the last two have a line of their own. */
export function ImportTable({ rows }: { rows: readonly WineImportRow[] }) {
  const translate = useTranslate()
  if (rows.length === 0) {
    return (
      <Box sx={{ color: 'text.secondary', py: 3, textAlign: 'center' }}>
        {translate('bulk.no_rows')}
      </Box>
    )
  }
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Table size="small" aria-label={translate('bulk.rows')}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 72 }}>
              {translate('bulk.column.row')}
            </TableCell>
            <TableCell>{translate('bulk.column.wine')}</TableCell>
            <TableCell sx={{ width: 140 }}>{translate('bulk.column.action')}</TableCell>
            <TableCell sx={{ ...WIDE_ONLY, width: '30%' }}>
              {translate('bulk.column.problems')}
            </TableCell>
            <TableCell sx={{ ...WIDE_ONLY, width: '30%' }}>{translate('wine.lab.title')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Fragment key={row.row}>
              <TableRow
                sx={hasDetails(row) ? { '& td': { borderBottom: { xs: 0, md: 1 } } } : undefined}
              >
                <TableCell align="right" sx={{ verticalAlign: 'top' }}>
                  {row.row}
                </TableCell>
                <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
                  {row.wine || translate('bulk.no_name')}
                  {row.moves.map((move) => (
                    <Box key={move.field} sx={{ typography: 'body2', color: 'text.secondary' }}>
                      <MoveText move={move} />
                    </Box>
                  ))}
                </TableCell>
                <TableCell sx={{ verticalAlign: 'top' }}>
                  <StatusChip
                    label={translate(
                      row.done && row.action !== 'invalid'
                        ? 'bulk.done_row'
                        : `bulk.action.${row.action}`,
                    )}
                    color={row.done && row.action !== 'invalid' ? 'success' : COLORS[row.action]}
                  />
                </TableCell>
                <TableCell sx={{ ...WIDE_ONLY, verticalAlign: 'top' }}>
                  <Problems row={row} />
                </TableCell>
                <TableCell sx={{ ...WIDE_ONLY, verticalAlign: 'top' }}>
                  <Lab row={row} />
                </TableCell>
              </TableRow>
              {hasDetails(row) && (
                <TableRow sx={{ display: { md: 'none' } }}>
                  <TableCell colSpan={3}>
                    <Problems row={row} />
                    <Lab row={row} />
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

const hasDetails = ({ problems, lab }: WineImportRow): boolean =>
  lab.length > 0 || Object.keys(problems).length > 0

/** How many attentions the laudo has for the row; opened, each with its limit. None of them stops the import (R53). */
function Lab({ row }: { row: WineImportRow }) {
  if (row.lab.length === 0) return null
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        <LabChip count={row.lab.length} />
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', typography: 'body2' }}>
        {row.lab.map(({ rule, field, sentence, limit, source }) => (
          <li key={rule}>
            <strong>
              {COLUMN_LABELS.get(field.split('.').at(-1) ?? '') ?? flatSheetLabel(field)}
            </strong>
            : {sentence}
            <LabSource limit={limit} source={source} />
          </li>
        ))}
      </Box>
    </details>
  )
}

function Problems({ row }: { row: WineImportRow }) {
  const problems = Object.entries(row.problems)
  if (problems.length === 0) return null
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', color: 'error.main' }}
    >
      {problems.map(([column, problem]) => (
        <li key={column}>
          <strong>{COLUMN_LABELS.get(column) ?? column}</strong>: {problem}
        </li>
      ))}
    </Box>
  )
}
