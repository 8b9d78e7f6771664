import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isMissing } from '../http/isMissing'
import { explained } from '../http/serverMessage'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { usePageTitle } from './usePageTitle'

interface Props {
  error: unknown
  onRetry: () => void
  /** Where the way back leads. */
  back: string
  /** A drawing beside the words that it is not there. */
  illustration?: ReactNode
  /** Keys of the catalogue; a failure may have a place for `%{message}`. */
  texts: { missing: string; missingHint: string; failure: string; back: string }
}

/** In a record's place: it is not there, or it could not be loaded. Always with a way back. */
export function RecordLoadError({ error, onRetry, back, illustration, texts }: Props) {
  const translate = useTranslate()
  const missing = !error || isMissing(error)
  const message = error instanceof Error ? explained(error, error.message) : ''
  const title = translate(missing ? texts.missing : texts.failure, { message })
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
        <EmptyState
          title={title}
          text={translate(texts.missingHint)}
          illustration={illustration}
          action={way}
        />
      ) : (
        <ErrorState
          title={title}
          message={title.includes(message) ? undefined : message}
          onRetry={onRetry}
          action={way}
        />
      )}
    </>
  )
}
