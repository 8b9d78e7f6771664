import Modal from '@mui/material/Modal'
import type { FunctionComponent } from 'react'
import { shell } from '../shell/shellTexts'
import './lazyDialog.css'
import { lazyPart } from './lazyPart'
import { showToast } from './toast/toastStore'

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it opens first; the page takes nothing until then. Code that cannot come closes it with
 * a word.
 * @param load imports the module whose default export it is
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props & Closed> =>
  lazyPart<Props & Closed>(load, Waiting, ({ onClose }) => {
    onClose()
    showToast('error', shell.shell.not_opened)
  })

/** Keeps the focus, the keys and the presses: what is typed for the dialog would act on the page below it. */
function Waiting({ onClose }: Closed) {
  return (
    <Modal open onClose={onClose} hideBackdrop>
      <div
        className="dialog-waiting"
        role="status"
        aria-busy="true"
        tabIndex={-1}
        onClick={({ detail }) => detail > 1 || onClose()}
        onKeyDown={(event) => event.key === 'Escape' || event.stopPropagation()}
      >
        <span>{shell.shell.state.loading}</span>
      </div>
    </Modal>
  )
}
