import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'

/** Puts what is open on paper: the page, or the dialog over it. */
export function PrintButton({ variant = 'text' }: { variant?: 'text' | 'contained' }) {
  const translate = useTranslate()
  return (
    <Button variant={variant} startIcon={<PrintOutlined />} onClick={() => window.print()}>
      {translate('shell.print')}
    </Button>
  )
}
