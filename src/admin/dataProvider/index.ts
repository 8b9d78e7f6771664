import type { DataProvider } from 'ra-core'
import { createDataProvider } from '../../kit/dataProvider/createDataProvider'
import { savedViewVerbs } from '../../kit/views/savedViewVerbs'
import { searchVerbs } from '../../kit/quickSearch/searchVerbs'
import { securityVerbs } from '../../shared/account/securityVerbs'
import { applicationVerbs, withApplications } from './applications'
import { commissionVerbs } from './commission'
import { homeVerbs } from './home'
import { meVerbs } from './me'
import { mailVerbs } from './mails'
import { orderVerbs } from './orders'
import { payoutVerbs } from './payouts'
import { productVerbs } from './products'
import { resources } from './resources'
import { sellerVerbs } from './sellers'
import { teamVerbs } from './team'

/**
 * The admin area's data provider: the resources of the table, and beside them the typed verbs of what is no CRUD, one file per
 * resource in this folder, spread in here.
 */
export const dataProvider = {
  ...withApplications(createDataProvider(resources)),
  ...applicationVerbs,
  ...productVerbs,
  ...orderVerbs,
  ...sellerVerbs,
  ...commissionVerbs,
  ...meVerbs,
  ...securityVerbs('admin'),
  ...searchVerbs('admin'),
  ...savedViewVerbs('admin'),
  ...mailVerbs,
  ...teamVerbs,
  ...homeVerbs,
  ...payoutVerbs,
} satisfies DataProvider

/** For `useDataProvider<AdminDataProvider>()`. */
export type AdminDataProvider = typeof dataProvider
