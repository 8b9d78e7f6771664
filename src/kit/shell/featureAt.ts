import { matchPath } from 'react-router-dom'
import type { Feature } from '../feature'

/**
 * The feature whose page an address is.
 *
 * @param path below the area's root: '/orders/order_1'
 */
export const featureAt = (features: readonly Feature[], path: string): Feature | undefined =>
  features.find(({ routes = [], resources = [] }) =>
    [...routes.map((route) => route.path), ...resources.map(({ name }) => `${name}/*`)].some(
      (pattern) => matchPath(pattern, path) !== null,
    ),
  )
