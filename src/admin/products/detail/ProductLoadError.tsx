import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { ApiError } from '../../../shared/http/ApiError'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { ErrorState } from '../../../shared/ui/ErrorState'
import { usePageTitle } from '../../../shared/ui/usePageTitle'
import { WineThumbnail } from '../../../shared/wine/WineThumbnail'

/** In a product's place: it is not there, or it could not be loaded (spec §8). Always with a way back. */
export function ProductLoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate()
  const missing = error === null || (error instanceof ApiError && error.status === 404)
  const title = translate(missing ? 'admin_product.not_found' : 'admin_product.error')
  usePageTitle(title)
  const back = (
    <Button component={Link} to={paths.admin.products} color="inherit" variant="outlined">
      {translate('admin_product.back')}
    </Button>
  )
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {missing ? (
        <EmptyState
          title={title}
          text={translate('admin_product.not_found_hint')}
          illustration={<WineThumbnail src={null} type="red" width={64} />}
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
