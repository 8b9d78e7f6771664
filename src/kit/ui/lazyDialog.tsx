import type { FunctionComponent, ReactNode } from 'react'
import { shell } from '../shell/shellTexts'
import { lazyPart } from './lazyPart'
import { showToast } from './toast/toastStore'

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it opens first. Code that cannot come closes it with a word.
 * @param load imports the module whose default export it is
 * @param waiting drawn until it is there
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  waiting?: ReactNode,
): FunctionComponent<Props & Closed> =>
  lazyPart<Props & Closed>(load, waiting, ({ onClose }) => {
    onClose()
    showToast('error', shell.shell.not_opened)
  })
