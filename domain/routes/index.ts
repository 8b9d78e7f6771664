import { accountRoutes } from '../account/routes'
import { applicationsRoutes } from '../applications/routes'
import { auditRoutes } from '../audit/routes'
import { checkoutRoutes } from '../checkout/routes'
import { commissionRoutes } from '../commission/routes'
import { freightRoutes } from '../freight/routes'
import { homeRoutes } from '../home/routes'
import { imagesRoutes } from '../images/routes'
import { importsRoutes } from '../imports/routes'
import { labelsRoutes } from '../labels/routes'
import { messagesRoutes } from '../messages/routes'
import { moneyRoutes } from '../money/routes'
import { noticesRoutes } from '../notices/routes'
import { ordersRoutes } from '../orders/routes'
import { outboxRoutes } from '../outbox/routes'
import { pixRoutes } from '../pix/routes'
import { privacyRoutes } from '../privacy/routes'
import { returnsRoutes } from '../returns/routes'
import { sellersRoutes } from '../sellers/routes'
import { shopRoutes } from '../shop/routes'
import { siteRoutes } from '../site/routes'
import { staffRoutes } from '../staff/routes'
import { teamRoutes } from '../team/routes'
import { viewsRoutes } from '../views/routes'
import { winesRoutes } from '../wines/routes'
import type { RouteDeclaration, RouteName } from './declaration'

/**
 * Every route that answers, in one table: what is not here is 404, whatever the engine has at its path
 * (docs/decisions/01-engine-behind-our-own-doors.md).
 */
export const routes = {
  ...accountRoutes,
  ...applicationsRoutes,
  ...auditRoutes,
  ...checkoutRoutes,
  ...commissionRoutes,
  ...freightRoutes,
  ...homeRoutes,
  ...imagesRoutes,
  ...importsRoutes,
  ...labelsRoutes,
  ...messagesRoutes,
  ...moneyRoutes,
  ...noticesRoutes,
  ...ordersRoutes,
  ...outboxRoutes,
  ...pixRoutes,
  ...privacyRoutes,
  ...returnsRoutes,
  ...sellersRoutes,
  ...shopRoutes,
  ...siteRoutes,
  ...staffRoutes,
  ...teamRoutes,
  ...viewsRoutes,
  ...winesRoutes,
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
