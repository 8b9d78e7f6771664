import { shell } from '../i18n/catalogue/shell'
import { useOnline } from './useOnline'
import './OfflineBar.css'

/** Says that there is no connection, for as long as there is none. */
export function OfflineBar() {
  const isOnline = useOnline()
  return (
    <div aria-live="polite" className={isOnline ? undefined : 'offline-bar'}>
      {!isOnline && shell.shell.offline}
    </div>
  )
}
