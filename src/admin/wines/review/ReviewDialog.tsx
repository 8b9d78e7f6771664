import {
  PRODUCT_REVIEWS,
  reviewReasonProblem,
  type ProductReviewAction,
} from '#domain/wines/productReview'
import { REVIEW_REASONS } from '#domain/wines/reviewReasons'
import { useTranslate } from 'ra-core'
import { ReasonDialog } from '../../../kit/ui/ReasonDialog'

interface Props {
  action: ProductReviewAction
  /** Title of the wine, or how many wines. */
  name: string
  /** How many wines it is about. */
  count?: number
  /** What is known of the reason already. */
  reason?: string
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks before a decision about wines, and for the reason that the seller reads (R31, issue 5). */
export function ReviewDialog({ action, name, count = 1, ...dialog }: Props) {
  const translate = useTranslate()
  const text = (key: string) =>
    translate(`admin_product.review.${key}`, { name, smart_count: count })
  const { needsReason } = PRODUCT_REVIEWS[action]
  return (
    <ReasonDialog
      {...dialog}
      title={text(`${action}.title`)}
      text={text(`${action}.text`)}
      label={text(needsReason ? 'reason' : 'reason_optional')}
      hint={text('reason_hint')}
      required={needsReason}
      templates={REVIEW_REASONS[action]}
      problemOf={(reason) => reviewReasonProblem(action, reason)}
      confirmLabel={text(`${action}.label`)}
      pendingLabel={text(`${action}.pending`)}
      destructive={action === 'reject'}
      failed={text('try_again')}
    />
  )
}
