import { mergeTranslations, type TranslationMessages } from 'ra-core'
import { adminCommission } from './commission/adminCommissionTexts'
import { adminHome } from './home/adminHomeTexts'
import { adminOrders } from './orders/adminOrdersTexts'
import { adminPayouts } from './money/adminPayoutsTexts'
import { adminPix } from './pix/adminPixTexts'
import { adminProduct } from './wines/detail/adminProductTexts'
import { adminProducts } from './wines/adminProductsTexts'
import { adminSeller } from './sellers/detail/adminSellerTexts'
import { adminSellers } from './sellers/adminSellersTexts'
import { adminTeam } from './staff/adminTeamTexts'
import { applications } from './applications/applicationsTexts'
import { audit } from './audit/auditTexts'
import { mails } from './outbox/mailsTexts'
import { settings } from './settings/settingsTexts'
import { conflict } from '../kit/conflict/conflictTexts'
import { staffMessages } from '../shared/messages/orderMessagesTexts'
import { reviewQueue } from './wines/review/reviewQueueTexts'
import { sharedCatalogue } from '../shared/texts'

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
  adminPix,
  settings,
  conflict,
) as TranslationMessages
