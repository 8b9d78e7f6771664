import { mergeTranslations, type TranslationMessages } from 'ra-core'
import portuguese from 'ra-language-portuguese'
import { account } from './account'
import { adminCommission } from './adminCommission'
import { adminProduct } from './adminProduct'
import { adminProducts } from './adminProducts'
import { adminSeller } from './adminSeller'
import { adminSellers } from './adminSellers'
import { applications } from './applications'
import { audit } from './audit'
import { contract } from './contract'
import { images } from './images'
import { lists } from './lists'
import { mails } from './mails'
import { orderDetail } from './orderDetail'
import { onboarding } from './onboarding'
import { orders } from './orders'
import { areas } from './areas'
import { bulkUpload } from './bulkUpload'
import { priceStock } from './priceStock'
import { privacy } from './privacy'
import { reactAdmin } from './reactAdmin'
import { security } from './security'
import { shell } from './shell'
import { team } from './team'
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
  lists,
  wines,
  wineDetail,
  wineForm,
  wineFormHelp,
  priceStock,
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
  adminProduct,
  adminSellers,
  adminSeller,
  adminCommission,
  applications,
  audit,
  security,
  mails,
) as TranslationMessages
