import { mergeTranslations, type TranslationMessages } from 'ra-core'
import portuguese from 'ra-language-portuguese'
import { account } from './account'
import { areas } from './areas'
import { bulkUpload } from './bulkUpload'
import { contract } from './contract'
import { grid } from './grid'
import { images } from './images'
import { lists } from './lists'
import { notices } from './notices'
import { onboarding } from './onboarding'
import { orderDetail } from './orderDetail'
import { orders } from './orders'
import { payouts } from './payouts'
import { priceStock } from './priceStock'
import { privacy } from './privacy'
import { quickSearch } from './quickSearch'
import { reactAdmin } from './reactAdmin'
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
 * The text of the portal, and of what both areas share: a seller does not download the words of staff. A feature of the
 * portal adds its file here, one line. `prev` is a key that react-admin no longer has; harmless, so it stays as delivered.
 */
export const portalCatalogue = mergeTranslations(
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
  security,
  payouts,
) as TranslationMessages
