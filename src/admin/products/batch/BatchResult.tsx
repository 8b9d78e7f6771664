import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'ra-core'
import type { BatchOutcome } from './useReviewProducts'

/** How many were done, and of each other wine why not. Stays until it is closed. */
export function BatchResult({ outcome, onClose }: { outcome: BatchOutcome; onClose: () => void }) {
  const translate = useTranslate()
  const { done, total, refused } = outcome
  return (
    <Alert
      severity={refused.length === 0 ? 'success' : 'warning'}
      onClose={onClose}
      closeText={translate('admin_product.batch.close')}
    >
      <AlertTitle>{translate('admin_product.batch.result', { done, total })}</AlertTitle>
      {refused.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {refused.map(({ id, title, message }) => (
            <li key={id}>
              <strong>{title}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
