import HelpOutline from '@mui/icons-material/HelpOutline'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useHelp } from './HelpProvider'

/** Opens the help of the page. */
export function HelpButton() {
  const translate = useTranslate()
  const open = useHelp()
  if (!open) return null
  return (
    <IconButton
      aria-label={translate('shell.help')}
      title={translate('shell.help')}
      aria-haspopup="dialog"
      onClick={open}
      sx={{ color: 'text.secondary', my: -1 }}
    >
      <HelpOutline fontSize="small" />
    </IconButton>
  )
}
