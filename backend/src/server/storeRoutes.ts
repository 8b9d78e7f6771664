/** What a consumer's shop needs of the engine's store API: read the catalogue, fill a cart, pay, see the order. */
const routes: [methods: string[], path: RegExp][] = [
  [
    ['GET'],
    /^\/store\/(products|product-variants|product-categories|product-tags|product-types|collections)(\/[^/]+)?$/,
  ],
  [['GET'], /^\/store\/(regions|currencies|payment-providers|shipping-options)(\/[^/]+)?$/],
  [['GET', 'POST'], /^\/store\/carts\/[^/]+$/],
  [['POST'], /^\/store\/carts$/],
  [['POST', 'DELETE'], /^\/store\/carts\/[^/]+\/(line-items(\/[^/]+)?|promotions)$/],
  [['POST'], /^\/store\/carts\/[^/]+\/(shipping-methods|taxes|complete)$/],
  [['POST'], /^\/store\/payment-collections(\/[^/]+\/payment-sessions)?$/],
  [['GET'], /^\/store\/orders\/[^/]+$/],
]

/** True when the store API opens this route. Customer accounts stay closed: buyers check out as guests. */
export function isStoreRoute(method: string, path: string): boolean {
  const verb = method === 'HEAD' ? 'GET' : method
  return routes.some(([methods, pattern]) => methods.includes(verb) && pattern.test(path))
}
