import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { ApiError } from '../http/ApiError'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { usePageTitle } from './usePageTitle'

interface Props {
  error: unknown
  onRetry: () => void
  /** Where the way back leads. */
  back: string
  /** Keys of the catalogue. */
  texts: { missing: string; missingHint: string; failure: string; back: string }
}

/** In a record's place: it is not there, or it could not be loaded. Always with a way back. */
export function RecordLoadError({ error, onRetry, back, texts }: Props) {
  const translate = useTranslate()
  const missing = !error || (error instanceof ApiError && error.status === 404)
  const title = translate(missing ? texts.missing : texts.failure)
  usePageTitle(title)
  const way = (
    <Button
      component={Link}
      to={back}
      variant={missing ? 'contained' : 'text'}
      color={missing ? 'primary' : 'inherit'}
    >
      {translate(texts.back)}
    </Button>
  )
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {missing ? (
        <EmptyState title={title} text={translate(texts.missingHint)} action={way} />
      ) : (
        <ErrorState
          title={title}
          message={error instanceof Error ? error.message : undefined}
          onRetry={onRetry}
          action={way}
        />
      )}
    </>
  )
}
