import { createElement, lazy, type ComponentType } from 'react'

/** Pages whose code could not be fetched; each entry lets one be asked for again. */
const failed = new Set<() => void>()

/**
 * `React.lazy` whose code is fetched again after a failure. React itself keeps the failure for ever: a page first opened
 * without a connection would stay broken for the whole visit.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fresh = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(() => {
          current = fresh()
        })
        throw error
      }),
    ) as unknown as ComponentType<Props>
  let current = fresh()
  return function LazyPage(props: Props) {
    return createElement(current, props)
  }
}

/** Lets what failed be fetched again; called once its failure is on the screen. */
export function forgetFailedPages() {
  for (const forget of failed) forget()
  failed.clear()
}
