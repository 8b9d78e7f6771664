import {
  PRODUCT_REVIEW_ACTIONS,
  type ProductReviewAction,
  possibleReviews,
  reviewProblem,
} from '#domain/wines/productReview'
import { knownReason } from '#domain/wines/reviewReasons'
import type { Product } from '#domain/wines/productWire'
import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate, useEvent } from 'ra-core'
import { type RefObject, useState, useEffect, useRef } from 'react'
import { serverMessage } from '../../../kit/http/serverMessage'
import { dismissToast, getToast } from '../../../kit/ui/toast/toastStore'
import { useMay } from '../../account/useMay'
import { ReviewDialog } from './ReviewDialog'
import { UndoLine } from './UndoLine'
import type { Decision } from './useDecisions'
import { useReviewProduct } from './useReviewProduct'

/** Elements in which a letter is typed, or an arrow moves something. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"]'

/**
 * Single keys that act while the focus is within one place and not in a field (WCAG 2.1.4): anywhere else they stay what the
 * browser and screen readers make of them.
 */
function useReviewKeys(
  within: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
) {
  const press = useEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
    const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const place = within.current
    place?.addEventListener('keydown', press)
    return () => place?.removeEventListener('keydown', press)
  }, [within, press])
}

interface Props {
  product: Product
  /** The keys work while the focus is in here. */
  keysWithin: RefObject<HTMLElement | null>
  previous: (() => void) | undefined
  next: (() => void) | undefined
  onDecided: (changed: Product, action: ProductReviewAction, isShown: boolean) => void
  /** The last decision, while it can be undone. */
  undoable: Decision | undefined
  onUndo: () => void
}

/**
 * The decisions, always in reach at the foot of the window, the first possible one with the focus. Publishing needs no second
 * question: it can be undone.
 */
export function ReviewBar({
  product,
  keysWithin,
  previous,
  next,
  onDecided,
  undoable,
  onUndo,
}: Props) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<ProductReviewAction | null>(null)
  const { mutate, mutateAsync, isPending, error, reset } = useReviewProduct(product, onDecided)
  const may = useMay()
  const possible = may('reviewWines') ? possibleReviews(product.status) : []
  const obstacle = possible.includes('publish')
    ? reviewProblem('publish', product, product.seller ?? {})
    : null
  const isPossible = (action: ProductReviewAction) =>
    !isPending && possible.includes(action) && !(action === 'publish' && obstacle)

  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first =
      buttons.current?.querySelector<HTMLElement>('.decision:not(:disabled)') ??
      buttons.current?.querySelector<HTMLElement>('button:not(:disabled)')
    first?.focus({ preventScroll: true })
  }, [])

  const decide = (action: ProductReviewAction) => {
    if (!isPossible(action)) return
    reset()
    if (action !== 'publish') return setAsked(action)
    // 'Decisão desfeita' speaks of the one before; a failure stays to be read
    if (getToast()?.type === 'success') dismissToast()
    mutate({ action, reason: '' })
  }
  useReviewKeys(keysWithin, {
    p: () => decide('publish'),
    d: () => decide('send_back'),
    r: () => decide('reject'),
    z: undoable && onUndo,
    ArrowLeft: previous,
    ArrowRight: next,
  })
  const message = error && serverMessage(error, translate('admin_product.review.try_again'))
  return (
    <Card
      className="bottom-bar"
      role="group"
      aria-label={translate('review_queue.bar')}
      sx={{
        position: 'sticky',
        bottom: 'calc(var(--above-nav, 0px) + 8px)',
        zIndex: 2,
        mt: 2,
        p: 1.5,
        boxShadow: 3,
      }}
    >
      {undoable && <UndoLine decision={undoable} onUndo={onUndo} />}
      {(message || obstacle) && !asked && (
        <Alert severity={message ? 'error' : 'info'} sx={{ mb: 1.5 }}>
          {message ?? obstacle}
        </Alert>
      )}
      <Stack
        ref={buttons}
        direction="row"
        useFlexGap
        spacing={{ xs: 0.5, sm: 1 }}
        sx={{ alignItems: 'center' }}
        // a key that is held down would decide about the wines that follow
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <IconButton
          disabled={!previous}
          onClick={previous}
          aria-label={translate('review_queue.previous')}
          aria-keyshortcuts="ArrowLeft"
        >
          <ArrowBack />
        </IconButton>
        {(may('reviewWines') ? DECISIONS : []).map((action) => (
          <Button
            key={action}
            variant={action === 'publish' ? 'contained' : 'outlined'}
            color={action === 'reject' ? 'error' : 'primary'}
            disabled={!isPossible(action)}
            className="decision"
            // the second press of a double click would meet the next wine
            onClick={({ detail }) => detail > 1 || decide(action)}
            aria-keyshortcuts={KEYS[action]}
            sx={{ flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 0.75, sm: 2 }, minWidth: 0 }}
          >
            {translate(
              `admin_product.review.${action}.${isPending && action === 'publish' ? 'pending' : 'label'}`,
            )}
          </Button>
        ))}
        <IconButton
          disabled={!next}
          onClick={next}
          aria-label={translate('review_queue.next')}
          aria-keyshortcuts="ArrowRight"
        >
          <ArrowForward />
        </IconButton>
        {may('reviewWines') && (
          <Typography
            variant="caption"
            color="text.secondary"
            sx={{ ml: 'auto', display: { xs: 'none', lg: 'block' } }}
          >
            {translate('review_queue.keys')}
          </Typography>
        )}
      </Stack>
      {asked && (
        <ReviewDialog
          action={asked}
          name={product.title}
          reason={asked === 'send_back' ? knownReason(product) : ''}
          onConfirm={(reason) => mutateAsync({ action: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

const DECISIONS = PRODUCT_REVIEW_ACTIONS.filter((action) => action !== 'archive')

const KEYS: Partial<Record<ProductReviewAction, string>> = {
  publish: 'P',
  send_back: 'D',
  reject: 'R',
}
