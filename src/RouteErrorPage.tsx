import { useRouteError } from 'react-router-dom'
import { paths } from './paths'
import { CrashPage } from './shared/ui/CrashPage'

/** Last resort of the router: a loader, a download or a whole area failed. */
export function RouteErrorPage() {
  return (
    <main>
      <CrashPage error={useRouteError()} home={paths.home} />
    </main>
  )
}
