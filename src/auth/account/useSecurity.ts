import { useDataProvider, type DataProvider } from 'ra-core'
import type { SecurityDataProvider } from '../../shared/account/securityVerbs'

/** The data provider of either area, by what both can do. */
export const useSecurity = (): SecurityDataProvider =>
  useDataProvider<SecurityDataProvider & DataProvider>()
