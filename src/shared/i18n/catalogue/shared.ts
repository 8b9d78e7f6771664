import { mergeTranslations, type TranslationMessages } from 'ra-core'
import portuguese from 'ra-language-portuguese'
import { account } from './account'
import { areas } from './areas'
import { contract } from './contract'
import { images } from './images'
import { lists } from './lists'
import { orderDetail } from './orderDetail'
import { orderMessages } from './orderMessages'
import { orders } from './orders'
import { payouts } from './payouts'
import { privacy } from './privacy'
import { quickSearch } from './quickSearch'
import { reactAdmin } from './reactAdmin'
import { savedViews } from './savedViews'
import { security } from './security'
import { shell } from './shell'
import { team } from './team'
import { wineDetail } from './wineDetail'
import { wines } from './wines'

/**
 * The text that both areas show. `prev` is a key that react-admin no longer has; it stays as delivered, as nothing reads it.
 */
export const sharedCatalogue = mergeTranslations(
  portuguese as TranslationMessages,
  reactAdmin,
  shell,
  areas,
  lists,
  quickSearch,
  savedViews,
  wines,
  wineDetail,
  images,
  contract,
  account,
  team,
  privacy,
  orders,
  orderDetail,
  orderMessages,
  security,
  payouts,
) as TranslationMessages
