import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { MoneySource } from '../../../shared/money/MoneySource'
import type { AdminDataProvider } from '../../dataProvider'

/** The money of a producer, for who may see it. */
export function useMoneyOf(sellerId: string): MoneySource {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMemo(
    () => ({
      key: ['payouts', 'of', sellerId],
      summary: () => dataProvider.sellerPayoutSummary(sellerId),
      statements: () => dataProvider.sellerStatements(sellerId),
      downloadStatement: (month, format) =>
        dataProvider.downloadSellerStatement(sellerId, month, format),
    }),
    [dataProvider, sellerId],
  )
}
