import type { ReviewQueue } from '#domain/wines/reviewWire'
import { formatDecimal } from '#domain/values/decimal'
import { durationInWords } from '#domain/values/duration'
import { useTranslate } from 'ra-core'
import { useAge } from '../../kit/ui/useAge'

/** How many wait, since when, and how long a decision takes. */
export function QueueFigures({ queue }: { queue: ReviewQueue }) {
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
