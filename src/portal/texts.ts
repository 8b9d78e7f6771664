import { mergeTranslations, type TranslationMessages } from 'ra-core'
import { bulkUpload } from './imports/bulkUploadTexts'
import { grid } from './wines/grid/gridTexts'
import { conflict } from '../kit/conflict/conflictTexts'
import { moves } from './wines/moves/movesTexts'
import { notices } from './notices/noticesTexts'
import { orderActs } from './orders/orderActsTexts'
import { pause } from './pause/pauseTexts'
import { sellerMessages } from '../shared/messages/orderMessagesTexts'
import { priceStock } from './wines/price/priceStockTexts'
import { today } from './home/todayTexts'
import { wineForm } from './wines/form/wineFormTexts'
import { wineFormHelp } from './wines/form/wineFormHelpTexts'
import { wineLabels } from './wines/labels/wineLabelsTexts'
import { sharedCatalogue } from '../shared/texts'

/** All text of the portal: a seller does not download the words of staff. */
export const portalCatalogue = mergeTranslations(
  sharedCatalogue,
  today,
  notices,
  orderActs,
  pause,
  sellerMessages,
  bulkUpload,
  grid,
  moves,
  conflict,
  priceStock,
  wineForm,
  wineFormHelp,
  wineLabels,
) as TranslationMessages
