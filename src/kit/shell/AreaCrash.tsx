import { useBasename, useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { CrashPage } from '../ui/CrashPage'

interface Props {
  error: Error
  resetErrorBoundary: (...why: unknown[]) => void
}

/** Instead of a whole area that crashed, frame included; another address tries again. */
export function AreaCrash({ error, resetErrorBoundary }: Props) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return <CrashPage error={error} retry={resetErrorBoundary} home={useBasename()} />
}
