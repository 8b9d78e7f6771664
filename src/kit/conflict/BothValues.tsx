import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'ra-core'

export interface BothLine {
  label: string
  mine: string
  theirs: string
}

interface Props {
  lines: readonly BothLine[]
  /** Who changed it and when, when it is known. */
  by?: string | undefined
}

/** What the person typed beside what is stored now, value by value: nobody's is overwritten unseen (409). */
export function BothValues({ lines, by }: Props) {
  const translate = useTranslate()
  return (
    <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell />
          <TableCell align="right">{translate('conflict.mine')}</TableCell>
          <TableCell align="right">{by ?? translate('conflict.theirs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ label, mine, theirs }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right" sx={{ overflowWrap: 'break-word' }}>
              {mine || '–'}
            </TableCell>
            <TableCell align="right" sx={{ overflowWrap: 'break-word', fontWeight: 650 }}>
              {theirs || '–'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
