import { useEffect, useState, type FunctionComponent, type ReactNode } from 'react'

/**
 * A component whose code is fetched when it is drawn first. Code that cannot come, as there is no connection or the site was
 * updated, is a matter of its own place: React's `lazy` would take the page away, with what was typed into it. The next time
 * that it is drawn it is asked for again.
 * @param load imports the module whose default export it is
 * @param waiting drawn until it is there
 * @param Failed drawn when it cannot come
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  waiting: ReactNode,
  Failed: FunctionComponent<Props>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined
  return function LazyComponent(props: Props) {
    const [Content, setContent] = useState(() => loaded)
    useEffect(() => {
      if (Content) return
      load().then(
        (module) => {
          loaded = module.default
          setContent(() => loaded)
        },
        () => setContent(() => Failed),
      )
    }, [Content])
    return Content ? <Content {...props} /> : waiting
  }
}
