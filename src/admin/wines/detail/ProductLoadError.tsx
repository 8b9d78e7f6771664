import { paths } from '../../../paths'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { WineThumbnail } from '../../../shared/wines/WineThumbnail'

const TEXTS = {
  missing: 'admin_product.not_found',
  missingHint: 'admin_product.not_found_hint',
  failure: 'admin_product.error',
  back: 'admin_product.back',
}

/** In a product's place: it is not there, or it could not be loaded (spec §8). */
export function ProductLoadError(props: { error: unknown; onRetry: () => void }) {
  return (
    <RecordLoadError
      {...props}
      back={paths.admin.products}
      illustration={<WineThumbnail src={null} type="red" width={64} />}
      texts={TEXTS}
    />
  )
}
