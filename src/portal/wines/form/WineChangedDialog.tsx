import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { formatDateTime } from '#domain/values/dates'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { BothValues } from '../conflict/BothValues'
import { sheetDifferences } from './sheetDifferences'
import { wineFormValues, type WineFormValues } from './wineFormValues'

/** Which version of the wine stays; back: go on typing. */
export type WineChoice = 'mine' | 'theirs' | 'back'

interface Props {
  mine: WineFormValues
  theirs: Product
  onChoose: (choice: WineChoice) => void
}

/** The wine was saved by somebody else while it was edited: every field that differs, and theirs stays by default (409). */
export default function WineChangedDialog({ mine, theirs, onChoose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const back = () => onChoose('back')
  const lines = sheetDifferences(mine, wineFormValues(theirs))
  return (
    <Dialog open onClose={back} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('wine_form.conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <DialogContentText sx={{ mb: 1 }}>{translate('wine_form.conflict.text')}</DialogContentText>
        {lines.length > 0 && (
          <BothValues
            by={
              theirs.updated_at
                ? translate('conflict.at', { when: formatDateTime(theirs.updated_at) })
                : undefined
            }
            lines={lines.map(({ label, ...both }) => ({
              label: translate(label, { _: label }),
              ...both,
            }))}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={back}>
          {translate('form.unsaved.stay')}
        </Button>
        <Button variant="outlined" onClick={() => onChoose('mine')}>
          {translate('wine_form.conflict.overwrite')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onChoose('theirs')}>
          {translate('wine_form.conflict.theirs')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
