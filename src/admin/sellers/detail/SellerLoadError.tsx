import { paths } from '../../../paths'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'

interface Props {
  id: string | undefined
  error: unknown
  onRetry: () => void
}

/** In a seller's place: no id in the address, no such seller, or a failed load (spec §8). */
export function SellerLoadError({ id, error, onRetry }: Props) {
  return (
    <RecordLoadError
      error={id ? error : null}
      onRetry={onRetry}
      back={paths.admin.sellers}
      texts={{
        missing: id ? 'admin_seller.not_found' : 'admin_seller.invalid',
        missingHint: id ? 'admin_seller.not_found_hint' : 'admin_seller.no_id',
        failure: 'admin_seller.error',
        back: 'admin_seller.back',
      }}
    />
  )
}
