import { useListContext, useTranslate } from 'ra-core'
import { ErrorState } from '../ui/ErrorState'
import type { ListTexts } from './ListTexts'

/**
 * The list could not be loaded: the spec's words, the server's message, and a way to try again. A text with a place for
 * `%{message}` carries it itself.
 */
export function ListError({ texts, error }: { texts: ListTexts; error: Error }) {
  const translate = useTranslate()
  const { refetch } = useListContext()
  const { message } = error
  const title = translate(texts.error, { message })
  return (
    <ErrorState
      title={title}
      message={title.includes(message) ? undefined : message}
      onRetry={() => void refetch()}
    />
  )
}
