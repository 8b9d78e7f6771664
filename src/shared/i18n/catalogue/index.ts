import { mergeTranslations, type TranslationMessages } from 'ra-core'
import portuguese from 'ra-language-portuguese'
import { account } from './account'
import { adminCommission } from './adminCommission'
import { adminHome } from './adminHome'
import { adminOrders } from './adminOrders'
import { adminProduct } from './adminProduct'
import { adminProducts } from './adminProducts'
import { adminSeller } from './adminSeller'
import { adminSellers } from './adminSellers'
import { adminTeam } from './adminTeam'
import { applications } from './applications'
import { audit } from './audit'
import { contract } from './contract'
import { grid } from './grid'
import { images } from './images'
import { lists } from './lists'
import { mails } from './mails'
import { orderDetail } from './orderDetail'
import { notices } from './notices'
import { onboarding } from './onboarding'
import { orders } from './orders'
import { areas } from './areas'
import { bulkUpload } from './bulkUpload'
import { payouts } from './payouts'
import { priceStock } from './priceStock'
import { privacy } from './privacy'
import { quickSearch } from './quickSearch'
import { reactAdmin } from './reactAdmin'
import { reviewQueue } from './reviewQueue'
import { savedViews } from './savedViews'
import { security } from './security'
import { shell } from './shell'
import { team } from './team'
import { today } from './today'
import { wineDetail } from './wineDetail'
import { wineForm } from './wineForm'
import { wineFormHelp } from './wineFormHelp'
import { wines } from './wines'

/**
 * All user-visible text of the two areas (R2). A feature adds its file here, one line.
 * `prev` is a key that react-admin no longer has; harmless, so it stays as delivered.
 */
export const catalogue = mergeTranslations(
  portuguese as TranslationMessages,
  reactAdmin,
  shell,
  areas,
  today,
  notices,
  lists,
  quickSearch,
  savedViews,
  wines,
  wineDetail,
  wineForm,
  wineFormHelp,
  priceStock,
  grid,
  images,
  bulkUpload,
  contract,
  account,
  onboarding,
  team,
  privacy,
  orders,
  orderDetail,
  adminProducts,
  adminOrders,
  adminHome,
  adminProduct,
  reviewQueue,
  adminSellers,
  adminSeller,
  adminCommission,
  adminTeam,
  applications,
  audit,
  security,
  mails,
  payouts,
) as TranslationMessages
