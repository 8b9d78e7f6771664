import { REVIEW_UNDO_GRACE_SECONDS, REVIEW_UNDO_SECONDS } from '../limits'
import { productStatusLabel } from './productStatus'
import { saleProblem } from './productReview'
import type { SellerFacts, WineFacts } from './wine'

export interface DecisionFacts {
  /** The status before the decision, and the one that it gave. */
  from: string
  to: string
  /** Whether the person who asks took it. */
  isOwn: boolean
  /** Whether no other step of the wine's status followed. */
  isLast: boolean
  /** Whether something else of the wine was changed since. */
  isChanged: boolean
  ageSeconds: number
}

/**
 * Why a decision about a wine cannot be undone, or null: within ten seconds, by who took it, and while nothing else happened.
 * A wine that goes back to the store needs what a sale needs (R20).
 *
 * @param wine as it is now
 */
export function undoProblem(
  { from, to, isOwn, isLast, isChanged, ageSeconds }: DecisionFacts,
  wine: WineFacts,
  seller: SellerFacts,
): string | null {
  if (!isOwn) return 'Só quem tomou a decisão pode desfazê-la.'
  if (ageSeconds > REVIEW_UNDO_SECONDS + REVIEW_UNDO_GRACE_SECONDS) {
    return `Os ${String(REVIEW_UNDO_SECONDS)} segundos para desfazer passaram: a decisão vale, e o produtor é avisado. Se for preciso, decida de novo na página do vinho.`
  }
  if (!isLast || wine.status !== to) {
    return `O status deste vinho mudou depois da decisão: ${productStatusLabel(wine.status)}. Confira antes de decidir de novo.`
  }
  if (isChanged) {
    return 'Este vinho mudou depois da decisão, e ela continua valendo. Confira o que mudou antes de decidir de novo.'
  }
  return from === 'published' ? saleProblem(wine, seller) : null
}
