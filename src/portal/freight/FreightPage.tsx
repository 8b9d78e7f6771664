import { useGetOne } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import { freight as text } from '../../shared/freight/freightTexts'
import { ErrorState } from '../../kit/ui/ErrorState'
import { OWN_FREIGHT, type FreightRecord } from '../dataProvider/freight'
import { FreightTableForm } from './FreightTableForm'
import { FreightWaiting } from './FreightWaiting'

/** 'Frete', a page of the settings: what it costs and how long it takes to each region (docs/decisions/09-freight.md). */
export default function FreightPage() {
  // asked for once per visit: nothing is exchanged under what is being typed, a conflict is told when saving
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<FreightRecord>(
    'freight',
    { id: OWN_FREIGHT },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  if (!isFetchedAfterMount) return <FreightWaiting />
  if (error || !data)
    return (
      <ErrorState
        title={text.error}
        message={serverMessage(error, text.tryAgain)}
        onRetry={() => void refetch()}
      />
    )
  return <FreightTableForm stored={data} />
}
