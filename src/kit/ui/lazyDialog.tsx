import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { shell } from '../shell/shellTexts'
import { showToast } from './toast/toastStore'

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it opens first, as few visits of its page need it. Code that cannot come, as there is
 * no connection or the site was updated, closes it with a word: React's own `lazy` would take the page away, with what was
 * typed into it.
 * @param load imports the module whose default export it is
 * @param waiting drawn until it is there
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
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
          if (!isGone) setContent(() => loaded)
        },
        () => {
          if (!isGone) fail()
        },
      )
      return () => {
        isGone = true
      }
    }, [Content])
    return Content ? <Content {...props} /> : waiting
  }
}
