import { Link } from 'react-router-dom'
import { useEffect, useState } from 'react'
import { useOnline } from './useOnline'
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
  const isOnline = useOnline()
  const isUnloaded = error instanceof TypeError && /import|module/i.test(error.message)
  // Without a connection the code could not come: it is asked for again once there is one.
  const [wasOffline] = useState(isUnloaded && !isOnline)
  useEffect(() => {
    if (wasOffline && isOnline) retry()
  }, [wasOffline, isOnline, retry])
  // After an update of the site an old page asks for files that are gone: only loading the whole page again helps.
  const outdated = isUnloaded && !wasOffline
  const again = outdated ? () => window.location.reload() : retry
  return (
    <MessagePage
      title={wasOffline ? text.offline_page.title : text.crash.title}
      text={wasOffline ? text.offline_page.text : text.crash.text}
    >
      <button type="button" className="button button-primary" onClick={again}>
        {outdated ? text.state.reload : text.state.retry}
      </button>
      <Link className="button" to={home}>
        {text.state.home}
      </Link>
    </MessagePage>
  )
}
