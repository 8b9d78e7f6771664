import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { Decision } from './useDecisions'

/** What was decided last, and for ten seconds the way back. */
export function UndoLine({ decision, onUndo }: { decision: Decision; onUndo: () => void }) {
  const translate = useTranslate()
  const { title, action } = decision
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ flex: '0 1 auto', minWidth: 0 }}>
        {translate(`review_queue.undo.${action}`, { title })}
      </Typography>
      <Button
        variant="text"
        // a double click is about one decision
        onClick={({ detail }) => detail > 1 || onUndo()}
        aria-keyshortcuts="Z"
        aria-label={`${translate('review_queue.undo.label')}: ${title}`}
        sx={{ flex: 'none' }}
      >
        {translate('review_queue.undo.label')}
      </Button>
    </Box>
  )
}
