import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { shell } from '../shell/shellTexts'
import './lazyDialog.css'
import { showToast } from './toast/toastStore'

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it opens first, as few visits of its page need it. Code that cannot come, as there is
 * no connection or the site was updated, closes it with a word: React's own `lazy` would take the page away, with what was
 * typed into it.
 * @param load imports the module whose default export it is
 * @param waiting drawn in its place until it is there: for what is part of something open. Else the page takes nothing until then
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
): ComponentType<Props & Closed> {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props & Closed) {
    const [Content, setContent] = useState(() => loaded)
    const fail = useEffectEvent(() => {
      props.onClose()
      showToast('error', shell.shell.not_opened)
    })
    useEffect(() => {
      if (Content) return
      let isGone = false
      load().then(
        (module) => {
          loaded = module.default
          setContent(() => loaded)
        },
        () => isGone || fail(),
      )
      return () => {
        isGone = true
      }
    }, [Content])
    return Content ? <Content {...props} /> : (waiting ?? <Waiting onClose={props.onClose} />)
  }
}

/** Takes the focus and the presses: keys typed for the dialog would act on the page below it. */
const Waiting = ({ onClose }: Closed) =>
  createPortal(
    <div
      ref={takeFocus}
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
      {shell.shell.state.loading}
    </div>,
    document.body,
  )

/** @returns gives the focus back, so that the dialog does so too when it closes */
const takeFocus = (place: HTMLElement | null) => {
  const before = document.activeElement as HTMLElement | null
  place?.focus()
  return () => {
    if (document.activeElement === place) before?.focus()
  }
}
