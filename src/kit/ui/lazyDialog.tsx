import { useEffect, useEffectEvent, type FunctionComponent, type ReactNode } from 'react'
import { shell } from '../shell/shellTexts'
import { lazyComponent } from './lazyComponent'
import { showToast } from './toast/toastStore'

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it opens first, as few visits of its page need it. Code that cannot come closes it with
 * a word.
 * @param load imports the module whose default export it is
 * @param waiting drawn until it is there
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  waiting: ReactNode = null,
): FunctionComponent<Props & Closed> => lazyComponent<Props & Closed>(load, waiting, NotOpened)

function NotOpened({ onClose }: Closed) {
  const fail = useEffectEvent(() => {
    onClose()
    showToast('error', shell.shell.not_opened)
  })
  useEffect(() => fail(), [])
  return null
}
