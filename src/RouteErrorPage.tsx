import { paths } from './paths'
import { shell } from './shared/i18n/catalogue/shell'
import { FrameGone } from './shared/ui/FrameGone'

const text = shell.shell

/**
 * Last resort of the router: a loader, a download or a whole area failed. Part of the first download,
 * so it is plain; pages inside an area have CrashPage.
 */
export function RouteErrorPage() {
  return (
    <main className="route-error">
      <FrameGone />
      <h1>{text.crash.title}</h1>
      <p>{text.crash.text}</p>
      <button className="button button-primary" onClick={() => window.location.reload()}>
        {text.state.reload}
      </button>{' '}
      <a className="button" href={paths.home}>
        {text.state.home}
      </a>
    </main>
  )
}
