import { Link } from 'react-router-dom'
import { shell } from '../i18n/catalogue/shell'
import { MessagePage } from './MessagePage'

const text = shell.shell

interface Props {
  error: unknown
  /** Draws the page again. */
  retry: () => void
  home: string
}

/** Shown instead of a page that crashed; always with a way back. */
export function CrashPage({ error, retry, home }: Props) {
  // After an update of the site an old page asks for files that are gone: only loading it anew helps.
  const outdated = error instanceof TypeError && /import|module/i.test(error.message)
  const again = outdated ? () => window.location.reload() : retry
  return (
    <MessagePage title={text.crash.title} text={text.crash.text}>
      <button type="button" className="button button-primary" onClick={again}>
        {outdated ? text.state.reload : text.state.retry}
      </button>
      <Link className="button" to={home}>
        {text.state.home}
      </Link>
    </MessagePage>
  )
}
