import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'ra-core'
import { fieldAboveValues } from '../ui/fieldAboveValues'

/** Whose value stays; back: go on typing. */
export type VersionChoice = 'mine' | 'theirs' | 'back'

interface Props {
  title: string
  text?: string
  lines: readonly BothLine[]
  /** Who changed it and when, when it is known. */
  by?: string | undefined
  /** What has been saved so far. */
  note?: string
  labels: Readonly<Record<VersionChoice, string>>
  onChoose: (choice: VersionChoice) => void
}

/** What was typed over has changed meanwhile: both values, and theirs stays by default (409, issue 31.11). */
export function BothVersionsDialog({ title, text, lines, by, note, labels, onChoose }: Props) {
  const titleId = useId()
  const back = () => onChoose('back')
  return (
    <Dialog open onClose={back} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent tabIndex={0}>
        {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
        {lines.length > 0 && <BothValues by={by} lines={lines} />}
        {note && <DialogContentText sx={{ mt: 1 }}>{note}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={back}>
          {labels.back}
        </Button>
        <Button variant="outlined" onClick={() => onChoose('mine')}>
          {labels.mine}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onChoose('theirs')}>
          {labels.theirs}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface BothLine {
  label: string
  mine: string
  theirs: string
}

interface BothValuesProps {
  lines: readonly BothLine[]
  /** Who changed it and when, when it is known. */
  by?: string | undefined
}

/** What the person typed beside what is stored now, value by value: nobody's is overwritten unseen (409). */
function BothValues({ lines, by }: BothValuesProps) {
  const translate = useTranslate()
  return (
    <Table
      size="small"
      sx={[
        {
          // an address or a list of prices is wider than its column, and breaks within words
          tableLayout: 'fixed',
          '& td, & th': {
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            verticalAlign: 'top',
          },
        },
        fieldAboveValues,
      ]}
    >
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
            <TableCell align="right">{mine || '–'}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 650 }}>
              {theirs || '–'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
