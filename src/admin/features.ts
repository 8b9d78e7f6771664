import type { Feature } from '../shared/feature'
import { account } from './account'
import { applications } from './applications'
import { audit } from './audit'
import { mails } from './mails'
import { products } from './products'
import { sellers } from './sellers'

/** The doors of the admin area's features. A new feature is one line here. */
export const adminFeatures: Feature[] = [products, sellers, applications, audit, mails, account]
