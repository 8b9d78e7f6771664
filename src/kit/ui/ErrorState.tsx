import { Alert, AlertTitle, Button } from '@mui/material'
import { shell } from '../shell/shellTexts'

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
        flexWrap: 'wrap',
        // beside the icon; where the place is narrow, as a phone or a card, the button has a line of its own
        '& .MuiAlert-message': { flex: '1 1 min(16rem, calc(100% - 48px))' },
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
