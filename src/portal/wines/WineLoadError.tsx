import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ApiError } from '../../shared/http/ApiError'
import { EmptyState } from '../../shared/ui/EmptyState'
import { ErrorState } from '../../shared/ui/ErrorState'
import { usePageTitle } from '../../shared/ui/usePageTitle'
import { WineThumbnail } from '../../shared/wine/WineThumbnail'

interface Props {
  error: unknown
  /** Heading of a failure; a missing wine has its own. */
  title: string
  onRetry: () => void
}

/** In a wine's place: it is not there (or not ours, R42), or it could not be loaded. Always with a way back. */
export function WineLoadError({ error, title, onRetry }: Props) {
  const translate = useTranslate()
  const missing = error === null || (error instanceof ApiError && error.status === 404)
  usePageTitle(translate(missing ? 'wine.not_found' : title))
  const back = (
    <Button
      component={Link}
      to={paths.portal.wines}
      variant={missing ? 'contained' : 'text'}
      color={missing ? 'primary' : 'inherit'}
    >
      {translate('wine.back')}
    </Button>
  )
  if (missing) {
    return (
      <>
        <h1 className="visually-hidden">{translate('wine.not_found')}</h1>
        <EmptyState
          title={translate('wine.not_found')}
          text={translate('wine.not_found_hint')}
          illustration={<WineThumbnail src={null} type="red" width={64} />}
          action={back}
        />
      </>
    )
  }
  return (
    <>
      <h1 className="visually-hidden">{translate(title)}</h1>
      <ErrorState
        title={translate(title)}
        message={error instanceof Error ? error.message : undefined}
        onRetry={onRetry}
        action={back}
      />
    </>
  )
}
