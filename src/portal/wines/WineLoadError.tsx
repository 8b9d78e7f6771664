import { paths } from '../../paths'
import { RecordLoadError } from '../../kit/ui/RecordLoadError'
import { WineThumbnail } from '../../shared/wines/WineThumbnail'

interface Props {
  error: unknown
  /** Heading of a failure; a missing wine has its own. */
  title: string
  onRetry: () => void
}

/** In a wine's place: it is not there (or not ours, R42), or it could not be loaded. */
export function WineLoadError({ error, title, onRetry }: Props) {
  return (
    <RecordLoadError
      error={error}
      onRetry={onRetry}
      back={paths.portal.wines}
      illustration={<WineThumbnail src={null} type="red" width={64} />}
      texts={{
        missing: 'wine.not_found',
        missingHint: 'wine.not_found_hint',
        failure: title,
        back: 'wine.back',
      }}
    />
  )
}
