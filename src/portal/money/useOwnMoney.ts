import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { MoneySource } from '../../shared/money/MoneySource'
import type { PortalDataProvider } from '../dataProvider'

/** The money of the company that is signed in. */
export function useOwnMoney(): MoneySource {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useMemo(
    () => ({
      key: ['payouts'],
      summary: () => dataProvider.payoutSummary(),
      statements: () => dataProvider.payoutStatements(),
      downloadStatement: (month, format) => dataProvider.downloadStatement(month, format),
    }),
    [dataProvider],
  )
}
