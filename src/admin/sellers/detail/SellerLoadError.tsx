import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { ApiError } from '../../../shared/http/ApiError'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { ErrorState } from '../../../shared/ui/ErrorState'
import { usePageTitle } from '../../../shared/ui/usePageTitle'

/** In a seller's place: no id in the address, no such seller, or a failed load (spec §8). Always with a way back. */
export function SellerLoadError({
  id,
  error,
  onRetry,
}: {
  id: string | undefined
  error: unknown
  onRetry: () => void
}) {
  const translate = useTranslate()
  const missing = error instanceof ApiError && error.status === 404
  const title = translate(
    !id ? 'admin_seller.invalid' : missing ? 'admin_seller.not_found' : 'admin_seller.error',
  )
  usePageTitle(title)
  const back = (
    <Button component={Link} to={paths.admin.sellers} color="inherit" variant="outlined">
      {translate('admin_seller.back')}
    </Button>
  )
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {!id || missing ? (
        <EmptyState
          title={title}
          text={translate(id ? 'admin_seller.not_found_hint' : 'admin_seller.no_id')}
          action={back}
        />
      ) : (
        <ErrorState
          title={title}
          message={error instanceof Error ? error.message : undefined}
          onRetry={onRetry}
          action={back}
        />
      )}
    </>
  )
}
