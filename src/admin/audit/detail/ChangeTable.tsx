import { auditChanges } from '#domain/audit/auditChanges'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { fieldAboveValues } from '../../../kit/ui/fieldAboveValues'

interface Props {
  change: Parameters<typeof auditChanges>[0]
  title: string
  /** In the table's place, when nothing differs. */
  nothing: string
}

/** Every changed field with its value before and after. */
export default function ChangeTable({ change, title, nothing }: Props) {
  const translate = useTranslate()
  const changes = auditChanges(change)
  const value = (words: string) =>
    words === '' ? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('audit.empty_value')}
      </Box>
    ) : (
      words
    )
  return (
    <DetailCard title={title}>
      {changes.length === 0 ? (
        <Typography color="text.secondary">{nothing}</Typography>
      ) : (
        <Table
          aria-label={title}
          sx={[
            { tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere', px: 1 } },
            fieldAboveValues,
          ]}
        >
          <TableHead>
            <TableRow>
              <TableCell>{translate('audit.field.name')}</TableCell>
              <TableCell>{translate('audit.before')}</TableCell>
              <TableCell>{translate('audit.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody
            sx={{
              '& td': { whiteSpace: 'pre-line', verticalAlign: 'top' },
              '& tr:last-child > *': { border: 0 },
            }}
          >
            {changes.map(({ field, label, before, after }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                  {label}
                </TableCell>
                <TableCell>{value(before)}</TableCell>
                <TableCell>{value(after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </DetailCard>
  )
}
