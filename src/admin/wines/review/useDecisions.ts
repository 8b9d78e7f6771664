import { REVIEW_UNDO_SECONDS } from '#domain/limits'
import type { ProductReviewAction } from '#domain/wines/productReview'
import type { ReviewQueueName } from '#domain/wines/reviewQueues'
import { useEffect, useState } from 'react'

/** A decision that can still be undone. The server holds it already: a page that is lost loses the way back, not the decision. */
export interface Decision {
  /** The wine's, and the step's in its history. */
  id: string
  decision: string
  title: string
  action: ProductReviewAction
  /** Where it waited. */
  queue: ReviewQueueName
}

interface Timed extends Decision {
  until: number
}

/** The decisions of the last ten seconds, the newest first, each with ten seconds of its own. */
export function useDecisions() {
  const [decisions, setDecisions] = useState<readonly Timed[]>([])
  const oldest = decisions.at(-1)
  const forget = (decision: string) =>
    setDecisions((all) => all.filter((one) => one.decision !== decision))
  useEffect(() => {
    if (!oldest) return
    const timer = setTimeout(() => forget(oldest.decision), oldest.until - Date.now())
    return () => clearTimeout(timer)
  }, [oldest])
  return {
    newest: decisions[0] as Decision | undefined,
    add: (decision: Decision) => {
      const until = Date.now() + REVIEW_UNDO_SECONDS * 1000
      setDecisions((all) => [{ ...decision, until }, ...all])
    },
    forget,
  }
}
