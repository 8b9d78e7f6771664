import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../paths'
import { serverMessage } from '../../kit/http/serverMessage'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { useIsRoleKnown } from '../account/useMe'
import { QueueEmpty } from './QueueEmpty'
import { QueueFigures } from './QueueFigures'
import { ReviewWine } from './ReviewWine'
import { useReviewQueue } from './useReviewQueue'

/** The queue of wines that wait for a decision: one wine at a time, and the next one is there (issue 15). */
export default function ReviewPage() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: queue, error, isPending, remove } = useReviewQueue()
  const isRoleKnown = useIsRoleKnown()
  if (isPending || !isRoleKnown) return <LoadingState label={translate('review_queue.loading')} />
  const first = queue?.wines[0]
  if (!id && first) return <Navigate to={paths.admin.review(first.id)} replace />
  return (
    <>
      <PageHeader
        title={translate('review_queue.title')}
        subtitle={queue && <QueueFigures queue={queue} />}
      />
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {serverMessage(error, translate('review_queue.error'))}
        </Alert>
      )}
      {queue && (id ? <ReviewWine id={id} queue={queue} onDecided={remove} /> : <QueueEmpty />)}
    </>
  )
}
