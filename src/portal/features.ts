import type { Feature } from '../shared/feature'
import { contract } from './contract'
import { orders } from './orders'
import { wines } from './wines'

/** The doors of the portal's features. A new feature is one line here. */
export const portalFeatures: Feature[] = [wines, orders, contract]
