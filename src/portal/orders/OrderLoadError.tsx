import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ApiError } from '../../shared/http/ApiError'
import { EmptyState } from '../../shared/ui/EmptyState'
import { ErrorState } from '../../shared/ui/ErrorState'
import { usePageTitle } from '../../shared/ui/usePageTitle'

interface Props {
  error: unknown
  onRetry: () => void
}

/** In an order's place: it is not there (or not ours, R42), or it could not be loaded. Always with a way back. */
export function OrderLoadError({ error, onRetry }: Props) {
  const translate = useTranslate()
  const missing = !error || (error instanceof ApiError && error.status === 404)
  const title = missing
    ? translate('order.not_found')
    : translate('order.error', { message: error instanceof Error ? error.message : '' })
  usePageTitle(title)
  const back = (
    <Button
      component={Link}
      to={paths.portal.orders}
      variant={missing ? 'contained' : 'text'}
      color={missing ? 'primary' : 'inherit'}
    >
      {translate('order.back')}
    </Button>
  )
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {missing ? (
        <EmptyState title={title} text={translate('order.not_found_hint')} action={back} />
      ) : (
        <ErrorState title={title} onRetry={onRetry} action={back} />
      )}
    </>
  )
}
