import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { paths } from './paths'
import { shell } from './kit/shell/shellTexts'
import { reloadOutdated } from './kit/siteVersion'
import { Logo } from './kit/ui/Logo'
import { MessagePage } from './kit/ui/MessagePage'

const text = shell.shell

/** The start of the area that an address belongs to, of the whole site outside of the two. */
function homeOf(address: string): string {
  const area = [paths.portal.root, paths.admin.root].find((root) =>
    `${address}/`.startsWith(`${root}/`),
  )
  return area ?? paths.home
}

/**
 * Last resort of the router: a loader, a download or a whole area failed. Its links load the site again, as part of it is
 * missing; one that is older than the site does so by itself. Pages inside an area have CrashPage.
 */
export function RouteErrorPage() {
  const error = useRouteError()
  useEffect(() => void reloadOutdated(error), [error])
  return (
    <>
      <header className="route-error-bar">
        <a href={paths.home} aria-label={text.logo}>
          <Logo />
        </a>
      </header>
      <main>
        <MessagePage title={text.crash.title} text={text.crash.text}>
          <button
            type="button"
            className="button button-primary"
            onClick={() => window.location.reload()}
          >
            {text.state.reload}
          </button>
          {window.history.length > 1 && (
            <button type="button" className="button" onClick={() => window.history.back()}>
              {text.state.back}
            </button>
          )}
          <a className="button" href={homeOf(window.location.pathname)}>
            {text.state.home}
          </a>
        </MessagePage>
      </main>
    </>
  )
}
