import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { Navigate, useParams, Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { serverMessage } from '../../../kit/http/serverMessage'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { useIsRoleKnown } from '../../account/useMe'
import { ReviewWine } from './ReviewWine'
import { useReviewQueue } from './useReviewQueue'
import Button from '@mui/material/Button'
import { EmptyState } from '../../../kit/ui/EmptyState'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { formatDecimal } from '#domain/values/decimal'
import { durationInWords } from '#domain/values/duration'
import { useAge } from '../../../kit/ui/useAge'

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

/** Nothing waits. */
function QueueEmpty() {
  const translate = useTranslate()
  return (
    <EmptyState
      title={translate('review_queue.empty')}
      text={translate('review_queue.empty_text')}
      action={
        <Button component={Link} to={paths.admin.products} variant="outlined">
          {translate('review_queue.all_wines')}
        </Button>
      }
    />
  )
}

/** How many wait, since when, and how long a decision takes. */
function QueueFigures({ queue }: { queue: ReviewQueue }) {
  const translate = useTranslate()
  const { count, wines, median_minutes } = queue
  const [oldest] = wines
  const age = useAge()
  const words = [
    translate('review_queue.count', { smart_count: count, count: formatDecimal(count) }),
    oldest && translate('review_queue.oldest', { time: age(oldest.waiting_since) }),
    median_minutes !== null &&
      translate('review_queue.median', { time: durationInWords(median_minutes) }),
  ]
  return <>{words.filter(Boolean).join(' · ')}</>
}
