import type { DataProvider } from 'ra-core'
import { createDataProvider } from '../../kit/dataProvider/createDataProvider'
import { savedViewVerbs } from '../../kit/views/savedViewVerbs'
import { searchVerbs } from '../../kit/quickSearch/searchVerbs'
import { securityVerbs } from '../../shared/account/securityVerbs'
import { accountVerbs } from './account'
import { contractVerbs } from './contract'
import { imageVerbs } from './images'
import { importVerbs } from './imports'
import { priceVerbs } from './prices'
import { orderVerbs } from './orders'
import { payoutVerbs } from './payouts'
import { resources } from './resources'
import { privacyVerbs } from './privacy'
import { teamVerbs } from './team'
import { winePriceVerbs } from './winePrices'
import { wineVerbs } from './wines'

/**
 * The portal's data provider: the resources of the table, and beside them the typed verbs of what is no CRUD, one file per
 * resource in this folder, spread in here.
 */
export const dataProvider = {
  ...createDataProvider(resources),
  ...wineVerbs,
  ...winePriceVerbs,
  ...imageVerbs,
  ...orderVerbs,
  ...contractVerbs,
  ...accountVerbs,
  ...teamVerbs,
  ...privacyVerbs,
  ...priceVerbs,
  ...importVerbs,
  ...payoutVerbs,
  ...securityVerbs('vendor'),
  ...searchVerbs('vendor'),
  ...savedViewVerbs('vendor'),
} satisfies DataProvider

/** For `useDataProvider<PortalDataProvider>()`. */
export type PortalDataProvider = typeof dataProvider
