import { adminRoutes } from './admin'
import { authRoutes } from './auth'
import { bottleLabelRoutes } from './bottleLabels'
import type { RouteDeclaration, RouteName } from './declaration'
import { orderMessageRoutes } from './orderMessages'
import { orderReturnRoutes } from './orderReturns'
import { publicRoutes } from './public'
import { quickSearchRoutes } from './quickSearch'
import { savedViewRoutes } from './savedViews'
import { securityRoutes } from './security'
import { storeRoutes } from './store'
import { vendorRoutes } from './vendor'

/**
 * Every route that answers, in one table: what is not here is 404, whatever the engine has at its path
 * (docs/decisions/070-one-declaration-per-route.md).
 */
export const routes = {
  ...authRoutes,
  ...publicRoutes,
  ...vendorRoutes,
  ...adminRoutes,
  ...securityRoutes,
  ...quickSearchRoutes,
  ...savedViewRoutes,
  ...orderMessageRoutes,
  ...orderReturnRoutes,
  ...storeRoutes,
  ...bottleLabelRoutes,
} as const

export type Routes = typeof routes
export type RouteKey = keyof Routes

/** One route taken apart: its method, its path, its declaration. */
export interface DeclaredRoute {
  name: RouteName
  method: string
  path: string
  declaration: RouteDeclaration
}

export const declaredRoutes: readonly DeclaredRoute[] = Object.entries(routes).map(
  ([name, declaration]) => {
    const [method = '', path = ''] = name.split(' ')
    return { name: name as RouteName, method, path, declaration }
  },
)
