import { formatRate } from '#domain/commission/commission'
import { gridRow } from '#domain/wines/priceGrid'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { serverMessage } from '../../../kit/http/serverMessage'
import { EmptyState } from '../../../kit/ui/EmptyState'
import { ErrorState } from '../../../kit/ui/ErrorState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { useCommission } from '../../commission/useContract'
import type { PortalDataProvider } from '../../dataProvider'
import { PriceSheet } from './PriceSheet'

/** 'Preços e estoque': all wines of the seller in one grid (issue 14.3), or one group of 'Hoje' (`?attention=price`). */
export default function GridPage() {
  const [search] = useSearchParams()
  const attention = search.get('attention') ?? undefined
  return <PricesAndStock key={attention} attention={attention} />
}

function PricesAndStock({ attention }: { attention: string | undefined }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { data: commission } = useCommission()
  // asked for once per visit: nothing is exchanged under what is being typed, a conflict is told when saving
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: ['vendor', 'wine-prices', attention],
    queryFn: ({ signal }) => dataProvider.listWinePrices({ attention }, signal),
    select: (wines) => wines.map(gridRow),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  })
  if (!isFetchedAfterMount) return <LoadingState label={translate('grid.loading')} />
  return (
    <>
      <PageHeader
        title={translate('grid.title')}
        subtitle={translate('grid.subtitle')}
        back={{ to: paths.portal.wines, label: translate('wine.back') }}
      />
      {error || !data ? (
        <ErrorState
          title={translate('grid.error')}
          message={serverMessage(error, translate('grid.try_again'))}
          onRetry={() => void refetch()}
        />
      ) : data.length === 0 ? (
        <EmptyState
          title={translate('wines.list.empty')}
          text={translate('wines.list.empty_hint')}
        />
      ) : (
        <>
          {commission && commission.rate !== null && commission.rate !== commission.inForce && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {translate('contract.waits', { rate: formatRate(commission.rate) })}
            </Typography>
          )}
          {attention !== undefined && (
            <Typography variant="body2" sx={{ mb: 1 }}>
              {translate('grid.some', { smart_count: data.length, count: data.length })}{' '}
              <Link to={paths.portal.priceGrid}>{translate('grid.show_all')}</Link>
            </Typography>
          )}
          <PriceSheet opened={data} rate={commission?.inForce ?? null} />
        </>
      )}
    </>
  )
}
