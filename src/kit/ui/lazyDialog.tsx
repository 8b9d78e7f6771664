import { useEffect, useLayoutEffect, useRef, type FunctionComponent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { shell } from '../shell/shellTexts'
import './lazyDialog.css'
import { lazyPart } from './lazyPart'
import { showToast } from './toast/toastStore'

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it opens first. Code that cannot come closes it with a word.
 * @param load imports the module whose default export it is
 * @param waiting drawn in its place until it is there: for what is part of something open. Else the page takes nothing until then
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  waiting?: ReactNode,
): FunctionComponent<Props & Closed> =>
  lazyPart<Props & Closed>(
    load,
    ({ onClose }) => waiting ?? <Waiting onClose={onClose} />,
    ({ onClose }) => {
      onClose()
      showToast('error', shell.shell.not_opened)
    },
  )

/** Takes the focus and the presses: keys typed for the dialog would act on the page below it. */
function Waiting({ onClose }: Closed) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  // after a menu that it was opened from has given the focus back
  useEffect(() => {
    before.current = document.activeElement
    place.current?.focus()
  }, [])
  // given back before the dialog looks where the focus was, which it returns when it closes
  useLayoutEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    },
    [],
  )
  return createPortal(
    <div
      ref={place}
      className="dialog-waiting"
      role="status"
      aria-busy="true"
      tabIndex={-1}
      onClick={({ detail }) => detail > 1 || onClose()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Tab') event.preventDefault()
        if (event.key === 'Escape') onClose()
      }}
    >
      <span>{shell.shell.state.loading}</span>
    </div>,
    document.body,
  )
}
