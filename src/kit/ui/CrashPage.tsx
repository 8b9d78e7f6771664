import { Link } from 'react-router-dom'
import { useEffect, useState } from 'react'
import { useOnline } from './useOnline'
import { shell } from '../shell/shellTexts'
import { isUnloaded, reloadOutdated } from '../siteVersion'
import { MessagePage } from './MessagePage'

const text = shell.shell

interface Props {
  error: unknown
  /** Draws the page again. */
  retry: () => void
  home: string
}

/** React keeps a page's failure for the whole visit: one of a time without a connection is known when the page is opened again. */
const failedOffline = new WeakSet<Error>()

const reload = () => window.location.reload()

/** Shown instead of a page that crashed; always with a way back. */
export function CrashPage({ error, retry, home }: Props) {
  const isOnline = useOnline()
  const isCodeGone = isUnloaded(error)
  // Without a connection the code could not come: it is asked for again once there is one.
  const [wasOffline] = useState(() => {
    if (!isCodeGone) return false
    if (!isOnline) failedOffline.add(error)
    return failedOffline.has(error)
  })
  // A file that failed is not asked for twice by the same page (HTML standard, "fetch a single module script"; Chromium since 150),
  // and after an update of the site an old page asks for files that are gone.
  const again = isCodeGone ? reload : retry
  useEffect(() => {
    if (wasOffline && isOnline) again()
  }, [wasOffline, isOnline, again])
  useEffect(() => {
    if (isOnline) void reloadOutdated(error)
  }, [error, isOnline])
  return (
    <MessagePage
      title={wasOffline ? text.offline_page.title : text.crash.title}
      text={wasOffline ? text.offline_page.text : text.crash.text}
    >
      <button type="button" className="button button-primary" onClick={again}>
        {isCodeGone ? text.state.reload : text.state.retry}
      </button>
      <Link className="button" to={home}>
        {text.state.home}
      </Link>
    </MessagePage>
  )
}
