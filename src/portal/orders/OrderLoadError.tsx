import { paths } from '../../paths'
import { RecordLoadError } from '../../kit/ui/RecordLoadError'

const TEXTS = {
  missing: 'order.not_found',
  missingHint: 'order.not_found_hint',
  failure: 'order.error',
  back: 'order.back',
}

/** In an order's place: it is not there (or not ours, R42), or it could not be loaded. */
export function OrderLoadError(props: { error: unknown; onRetry: () => void }) {
  return <RecordLoadError {...props} back={paths.portal.orders} texts={TEXTS} />
}
