import { useEffect, useEffectEvent, useState, type FunctionComponent, type ReactNode } from 'react'
import { shell } from '../shell/shellTexts'
import { ErrorState } from './ErrorState'

/**
 * A part of a page whose code is fetched when it is drawn first, as few visits of its page need it. Code that cannot come, as
 * there is no connection or the site was updated, is told in its place: React's own `lazy` would take the page away, with what
 * was typed into it. The next time that it is drawn it is asked for again.
 * @param load imports the module whose default export it is
 * @param waiting drawn until it is there
 * @param onFail instead of the word in its place
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
  onFail?: (props: Props) => void,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined
  return function LazyPart(props: Props) {
    const [Content, setContent] = useState(() => loaded)
    const fail = useEffectEvent(() => (onFail ? onFail(props) : setContent(() => NotOpened)))
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
    if (Content) return <Content {...props} />
    return typeof waiting === 'function' ? waiting(props) : waiting
  }
}

const NotOpened = () => <ErrorState title={shell.shell.not_opened} />
