import { formatDateTime } from '#domain/values/dates'
import type { Product } from '#domain/wines/productWire'
import type { ReviewQueueName } from '#domain/wines/reviewQueues'
import type { ReviewQueue, WaitingWine } from '#domain/wines/reviewWire'
import { adminStockBadge } from '#domain/wines/wine'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { isMissing } from '../../../kit/http/isMissing'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { lazyPart } from '../../../kit/ui/lazyPart'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { LabCard } from '../../../shared/wines/lab/LabCard'
import { WineSheet } from '../../../shared/wines/sheet/WineSheet'
import { WineBasics } from '../../../shared/wines/WineBasics'
import { WineInventory } from '../../../shared/wines/WineInventory'
import { WinePrices } from '../../../shared/wines/WinePrices'
import { ProductHistory } from '../detail/ProductHistory'
import { ProductLabel } from '../detail/ProductLabel'
import { ProductLoadError } from '../detail/ProductLoadError'
import { ProductSeller } from '../detail/ProductSeller'
import { useProduct } from '../detail/useProduct'
import { ReviewBar } from './ReviewBar'
import { ReviewLabel } from './ReviewLabel'
import { ReviewPhotos } from './ReviewPhotos'
import { ReviewTitle } from './ReviewTitle'
import type { Decision } from './useDecisions'
import { decisionOf } from './useUndoReview'

/** Few wines come back: the trail's words are fetched with the first that does. */
const ChangeTable = lazyPart(
  () => import('../../audit/detail/ChangeTable'),
  <LoadingState height={160} />,
)

interface Props {
  id: string
  name: ReviewQueueName
  queue: ReviewQueue
  /** Without a decision when the server names none that could be undone. */
  onDecided: (id: string, decision?: Decision) => void
  undoable: Decision | undefined
  onUndo: () => void
}

/**
 * One wine of the queue with all that a decision needs: picture, price, stock and the label's gaps above the fold. The focus
 * is on the decision; a screen reader is told of the next wine by its name.
 */
export function ReviewWine({ id, name, queue, onDecided, undoable, onUndo }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const place = useRef<HTMLElement>(null)
  const { data, error, isPending, refetch } = useProduct(id)
  // one that was read before, or read ahead, may have been deleted by its producer since
  const product = isMissing(error) ? undefined : data
  const beside = neighbours(queue.wines, id)
  useProduct(beside.next?.id) // is there when its turn comes

  const show = (wine: { id: string } | undefined) => {
    window.scrollTo({ top: 0 })
    void navigate(paths.admin.review(wine?.id, name), { replace: true })
  }
  return (
    <Box component="section" ref={place} aria-label={product?.title}>
      <span role="status" className="visually-hidden">
        {undoable && `${translate(`review_queue.undo.${undoable.action}`, undoable)}. `}
        {product?.title}
      </span>
      {product ? (
        <>
          <ReviewTitle product={product} place={beside.place} count={queue.counts[name]} />
          <DetailColumns widths="minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)" sx={{ mb: 2 }}>
            <ReviewPhotos key={product.id} product={product} />
            <Stack spacing={2}>
              <WinePrices wine={product} />
              <WineInventory wine={product} badge={adminStockBadge} />
              <ProductSeller product={product} />
            </Stack>
            <ReviewLabel product={product} />
          </DetailColumns>
          <DetailColumns widths="minmax(0, 5fr) minmax(0, 6fr)">
            <Stack spacing={2}>
              <ReviewChanges product={product} />
              <WineBasics wine={product} />
              <ProductHistory product={product} />
            </Stack>
            <Stack spacing={2} sx={{ minWidth: 0 }}>
              <LabCard wine={product} />
              <ProductLabel product={product} />
              <WineSheet key={product.id} metadata={product.metadata ?? {}} />
            </Stack>
          </DetailColumns>
          <ReviewBar
            key={id}
            keysWithin={place}
            product={product}
            previous={beside.previous && (() => show(beside.previous))}
            next={beside.next && (() => show(beside.next))}
            onDecided={(changed, action, isShown) => {
              const decision = decisionOf(changed)
              if (decision)
                onDecided(id, { id, decision, title: product.title, action, queue: name })
              else onDecided(id)
              if (isShown) show(beside.next ?? beside.previous)
            }}
            undoable={undoable}
            onUndo={onUndo}
          />
        </>
      ) : isPending ? (
        <LoadingState label={translate('admin_product.loading')} height={480} />
      ) : (
        <ProductLoadError error={error} onRetry={() => void refetch()} />
      )}
    </Box>
  )
}

/** What the seller changed after the staff's last decision, field by field. */
function ReviewChanges({ product }: { product: Product }) {
  const translate = useTranslate()
  const changes = product.changes_since_review
  if (!changes) return <Alert severity="info">{translate('review_queue.changes.first')}</Alert>
  return (
    <ChangeTable
      title={translate('review_queue.changes.title', { date: formatDateTime(changes.since) })}
      nothing={translate('review_queue.changes.none')}
      change={{ resource: 'product', before: changes.before, after: changes.after }}
    />
  )
}

/** A wine's position in the queue, and its neighbours. One that does not wait (any more) is followed by the first. */
function neighbours(wines: readonly WaitingWine[], id: string | undefined) {
  const at = wines.findIndex((wine) => wine.id === id)
  return at < 0
    ? { place: null, previous: undefined, next: wines[0] }
    : { place: at + 1, previous: wines[at - 1], next: wines[at + 1] }
}
