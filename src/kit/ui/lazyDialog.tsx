import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A dialog whose code is fetched when it opens first, as few visits of its page need it.
 * @param load imports the module whose default export it is
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // React's own type asks for props that can hold a ref
  const Content: ComponentType<Props> = lazy(load as () => Promise<{ default: ComponentType }>)
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    )
  }
}
