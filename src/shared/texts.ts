import { mergeTranslations, type TranslationMessages } from 'ra-core'
import portuguese from 'ra-language-portuguese'
import { account } from './account/accountTexts'
import { areas } from '../kit/shell/areasTexts'
import { contract } from './commission/contractTexts'
import { images } from './images/imagesTexts'
import { lists } from '../kit/list/listsTexts'
import { orderDetail } from './orders/orderDetailTexts'
import { orderMessages } from './messages/orderMessagesTexts'
import { orders } from './orders/ordersTexts'
import { payouts } from './money/payoutsTexts'
import { privacy } from './account/privacyTexts'
import { quickSearch } from '../kit/quickSearch/quickSearchTexts'
import { reactAdmin } from '../kit/i18n/reactAdminTexts'
import { savedViews } from '../kit/views/savedViewsTexts'
import { security } from './account/securityTexts'
import { shell } from '../kit/shell/shellTexts'
import { team } from './account/teamTexts'
import { wineDetail } from './wines/wineDetailTexts'
import { wines } from './wines/winesTexts'

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
