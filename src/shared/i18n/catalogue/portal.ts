import { mergeTranslations, type TranslationMessages } from 'ra-core'
import { bulkUpload } from './bulkUpload'
import { grid } from './grid'
import { notices } from './notices'
import { onboarding } from './onboarding'
import { sellerMessages } from './orderMessages'
import { priceStock } from './priceStock'
import { today } from './today'
import { wineForm } from './wineForm'
import { wineFormHelp } from './wineFormHelp'
import { wineLabels } from './wineLabels'
import { sharedCatalogue } from './shared'

/** All text of the portal: a seller does not download the words of staff. */
export const portalCatalogue = mergeTranslations(
  sharedCatalogue,
  today,
  notices,
  onboarding,
  sellerMessages,
  bulkUpload,
  grid,
  priceStock,
  wineForm,
  wineFormHelp,
  wineLabels,
) as TranslationMessages
