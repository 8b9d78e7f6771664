import { mergeTranslations, type TranslationMessages } from 'ra-core'
import { adminCommission } from './adminCommission'
import { adminHome } from './adminHome'
import { adminOrders } from './adminOrders'
import { adminPayouts } from './adminPayouts'
import { adminProduct } from './adminProduct'
import { adminProducts } from './adminProducts'
import { adminSeller } from './adminSeller'
import { adminSellers } from './adminSellers'
import { adminTeam } from './adminTeam'
import { applications } from './applications'
import { audit } from './audit'
import { mails } from './mails'
import { staffMessages } from './orderMessages'
import { reviewQueue } from './reviewQueue'
import { sharedCatalogue } from './shared'

/** All text of the admin area. */
export const adminCatalogue = mergeTranslations(
  sharedCatalogue,
  adminProducts,
  adminOrders,
  staffMessages,
  adminHome,
  adminProduct,
  reviewQueue,
  adminSellers,
  adminSeller,
  adminCommission,
  adminTeam,
  applications,
  audit,
  mails,
  adminPayouts,
) as TranslationMessages
