import { useGetOne } from 'ra-core'
import { paths } from '../../paths'
import { serverMessage } from '../../kit/http/serverMessage'
import { freight as text } from '../../shared/freight/freightTexts'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { OWN_FREIGHT, type FreightRecord } from '../dataProvider/freight'
import { FreightTableForm } from './FreightTableForm'

/** 'Frete': what it costs and how long it takes to each state (docs/decisions/09-freight.md). */
export default function FreightPage() {
  // asked for once per visit: nothing is exchanged under what is being typed, a conflict is told when saving
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<FreightRecord>(
    'freight',
    { id: OWN_FREIGHT },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  if (!isFetchedAfterMount) return <LoadingState label={text.loading} />
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        back={{ to: paths.portal.accountSettings, label: text.back }}
      />
      {error || !data ? (
        <ErrorState
          title={text.error}
          message={serverMessage(error, text.tryAgain)}
          onRetry={() => void refetch()}
        />
      ) : (
        <FreightTableForm stored={data} />
      )}
    </>
  )
}
