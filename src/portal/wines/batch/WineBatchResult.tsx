import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import type { WineBatch, WineBatchOutcome } from './useWineBatch'

interface Props {
  outcome: WineBatchOutcome
  /** Sends what was not answered once more. */
  onAgain: () => void
  onUndo: (batch: WineBatch) => void
  onClose: () => void
}

/** How many were done, of each other wine why not, and the way on or back. Stays until it is closed. */
export function WineBatchResult({ outcome, onAgain, onUndo, onClose }: Props) {
  const translate = useTranslate()
  const { kind, done, total, refused, unanswered, undo } = outcome
  const rest = [...refused, ...unanswered]
  return (
    <Alert
      severity={rest.length === 0 ? 'success' : 'warning'}
      onClose={onClose}
      closeText={translate('wines.batch.close')}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        <AlertTitle sx={{ m: 0 }}>
          {translate(`wines.batch.${kind}.done`, { smart_count: done, count: done, total })}
        </AlertTitle>
        {unanswered.length > 0 && (
          <Button color="inherit" size="small" onClick={onAgain} sx={{ my: -0.5 }}>
            {translate('wines.batch.again')}
          </Button>
        )}
        {undo && (
          <Button color="inherit" size="small" onClick={() => onUndo(undo)} sx={{ my: -0.5 }}>
            {translate('wines.batch.undo')}
          </Button>
        )}
      </Stack>
      {rest.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }} tabIndex={0}>
          {rest.map(({ id, title, message }) => (
            <li key={id}>
              <strong>{title}</strong>: {message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
