import Dialog from '@mui/material/Dialog'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { QuickSearchBox, type QuickSearchProps } from './QuickSearchBox'

/** The search over everything, at the top of the window. */
export default function QuickSearchDialog(props: QuickSearchProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, width: 'calc(100% - 16px)' } } }}
    >
      <h2 id={id} className="visually-hidden">
        {translate('quick_search.title')}
      </h2>
      <QuickSearchBox {...props} />
    </Dialog>
  )
}
