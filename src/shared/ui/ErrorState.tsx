import { Alert, AlertTitle, Button } from '@mui/material'
import { shell } from '../i18n/catalogue/shell'

interface Props {
  title?: string
  message?: string
  onRetry?: () => void
  /** Another way on: 'Voltar para Vinhos', for example. */
  action?: React.ReactNode
}

/** A failed load, in its place on the page, with a button to try again. */
export function ErrorState({ title, message, onRetry, action }: Props) {
  return (
    <Alert
      severity="error"
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        // beside the icon; the button below it has a phone's width
        '& .MuiAlert-message': { flex: { xs: '1 0 calc(100% - 48px)', sm: '1 1 auto' } },
      }}
      action={
        <>
          {action}
          {onRetry && (
            <Button color="inherit" onClick={onRetry}>
              {shell.shell.state.retry}
            </Button>
          )}
        </>
      }
    >
      <AlertTitle>{title ?? shell.shell.state.error}</AlertTitle>
      {message}
    </Alert>
  )
}
