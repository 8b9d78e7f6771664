import type { DataProvider } from 'ra-core'
import { searchVerbs } from '../../kit/quickSearch/searchVerbs'
import { securityVerbs } from '../../shared/account/securityVerbs'
import { accountVerbs } from './account'
import { contractVerbs } from './contract'
import { imageVerbs } from './images'
import { importVerbs } from './imports'
import { priceVerbs } from './prices'
import { orderVerbs } from './orders'
import { payoutVerbs } from './payouts'
import { records } from './records'
import { privacyVerbs } from './privacy'
import { winePriceVerbs } from './winePrices'
import { wineVerbs } from './wines'

/**
 * The portal's data provider: its records, and beside them the typed verbs of what is an action, one file per resource in
 * this folder, spread in here.
 */
export const dataProvider = {
  ...records,
  ...wineVerbs,
  ...winePriceVerbs,
  ...imageVerbs,
  ...orderVerbs,
  ...contractVerbs,
  ...accountVerbs,
  ...privacyVerbs,
  ...priceVerbs,
  ...importVerbs,
  ...payoutVerbs,
  ...securityVerbs('vendor'),
  ...searchVerbs('vendor'),
} satisfies DataProvider

/** For `useDataProvider<PortalDataProvider>()`. */
export type PortalDataProvider = typeof dataProvider
