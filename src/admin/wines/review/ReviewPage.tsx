import { formatDecimal } from '#domain/values/decimal'
import { durationInWords } from '#domain/values/duration'
import { REVIEW_QUEUES, type ReviewQueueName } from '#domain/wines/reviewQueues'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { serverMessage } from '../../../kit/http/serverMessage'
import { EmptyState } from '../../../kit/ui/EmptyState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { useAge } from '../../../kit/ui/useAge'
import { useIsRoleKnown } from '../../account/useMe'
import { ReviewWine } from './ReviewWine'
import { UndoLine } from './UndoLine'
import { useDecisions } from './useDecisions'
import { useReviewQueue } from './useReviewQueue'
import { WaitingList } from './WaitingList'
import { useUndoReview } from './useUndoReview'

/** The queues of proposed wines: one wine at a time, and the next one is there (issues 15, 32). */
export default function ReviewPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const name = REVIEW_QUEUES.find((one) => one === search.get('queue')) ?? 'ready'
  const { data: queue, error, isPending, remove } = useReviewQueue(name)
  const isRoleKnown = useIsRoleKnown()
  const { newest, add, forget } = useDecisions()
  const { mutate: undo } = useUndoReview()

  if (isPending || !isRoleKnown) return <LoadingState label={translate('review_queue.loading')} />
  const first = queue?.wines[0]
  // what waits for its producer is a list first: there is nothing to decide
  if (!id && first && name === 'ready')
    return <Navigate to={paths.admin.review(first.id, name)} replace />

  const undoNewest = () => {
    if (!newest) return
    forget(newest.decision)
    undo(newest, {
      onSuccess: () =>
        void navigate(paths.admin.review(newest.id, newest.queue), { replace: true }),
    })
  }
  return (
    <>
      <PageHeader
        dense
        title={translate('review_queue.title')}
        subtitle={queue && <QueueFigures name={name} queue={queue} />}
        actions={queue && <QueueTabs shown={name} queue={queue} />}
      />
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {serverMessage(error, translate('review_queue.error'))}
        </Alert>
      )}
      {queue &&
        (id ? (
          <ReviewWine
            id={id}
            name={name}
            queue={queue}
            onDecided={(decided, decision) => {
              remove(decided)
              if (decision) add(decision)
            }}
            undoable={newest}
            onUndo={undoNewest}
          />
        ) : (
          <>
            {newest && <UndoLine decision={newest} onUndo={undoNewest} />}
            {first ? (
              <WaitingList wines={queue.wines} total={queue.counts.waiting} />
            ) : (
              <QueueEmpty name={name} />
            )}
          </>
        ))}
    </>
  )
}

/** The two queues with how many wait in each. */
function QueueTabs({ shown, queue }: { shown: ReviewQueueName; queue: ReviewQueue }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <Tabs
      value={shown}
      onChange={(_event, name: ReviewQueueName) =>
        void navigate(paths.admin.review(undefined, name))
      }
      aria-label={translate('review_queue.queues')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ maxWidth: 1 }}
    >
      {REVIEW_QUEUES.map((name) => (
        <Tab
          key={name}
          value={name}
          label={translate(`review_queue.queue.${name}`, {
            count: formatDecimal(queue.counts[name]),
          })}
        />
      ))}
    </Tabs>
  )
}

/** Nothing waits. */
function QueueEmpty({ name }: { name: ReviewQueueName }) {
  const translate = useTranslate()
  return (
    <EmptyState
      title={translate(`review_queue.empty.${name}`)}
      text={translate(`review_queue.empty_text.${name}`)}
      action={
        <Button component={Link} to={paths.admin.products} variant="outlined">
          {translate('review_queue.all_wines')}
        </Button>
      }
    />
  )
}

/** Since when the oldest waits, how long a decision takes, and the same wines as a list. */
function QueueFigures({ name, queue }: { name: ReviewQueueName; queue: ReviewQueue }) {
  const translate = useTranslate()
  const age = useAge()
  const [oldest] = queue.wines
  const words = [
    oldest && translate('review_queue.oldest', { time: age(oldest.waiting_since) }),
    queue.median_minutes !== null &&
      translate('review_queue.median', { time: durationInWords(queue.median_minutes) }),
  ]
  return (
    <>
      {words.filter(Boolean).join(' · ')}
      {oldest && ' · '}
      {oldest && (
        <MuiLink
          underline="always"
          component={Link}
          to={paths.admin.filtered(paths.admin.products, { review: name })}
        >
          {translate('review_queue.as_list')}
        </MuiLink>
      )}
    </>
  )
}
