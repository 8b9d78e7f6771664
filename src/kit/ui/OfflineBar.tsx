import { shell } from '../shell/shellTexts'
import { useOnline } from './useOnline'
import './OfflineBar.css'

/**
 * Says that there is no connection, for as long as there is none.
 * @param seen instead: that what the page shows is older, and from when
 */
export function OfflineBar({ seen }: { seen?: string | undefined }) {
  const isOnline = useOnline()
  const text = seen ?? (isOnline ? undefined : shell.shell.offline)
  return (
    <div aria-live="polite" className={text && 'offline-bar'}>
      {text}
    </div>
  )
}
