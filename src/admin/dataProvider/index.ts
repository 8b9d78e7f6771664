import type { DataProvider } from 'ra-core'
import { searchVerbs } from '../../kit/quickSearch/searchVerbs'
import { securityVerbs } from '../../shared/account/securityVerbs'
import { applicationVerbs } from './applications'
import { homeVerbs } from './home'
import { meVerbs } from './me'
import { mailVerbs } from './mails'
import { orderVerbs } from './orders'
import { payoutVerbs } from './payouts'
import { pixVerbs } from './pix'
import { productVerbs } from './products'
import { records } from './records'
import { sellerVerbs } from './sellers'
import { settingsVerbs } from './settings'
import { staffVerbs } from './staff'

/**
 * The admin area's data provider: its records, and beside them the typed verbs of what is an action, one file per resource in
 * this folder, spread in here.
 */
export const dataProvider = {
  ...records,
  ...applicationVerbs,
  ...productVerbs,
  ...orderVerbs,
  ...sellerVerbs,
  ...meVerbs,
  ...securityVerbs('admin'),
  ...searchVerbs('admin'),
  ...mailVerbs,
  ...staffVerbs,
  ...homeVerbs,
  ...payoutVerbs,
  ...pixVerbs,
  ...settingsVerbs,
} satisfies DataProvider

/** For `useDataProvider<AdminDataProvider>()`. */
export type AdminDataProvider = typeof dataProvider
