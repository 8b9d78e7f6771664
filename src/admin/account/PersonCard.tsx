import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { FactList } from '../../kit/ui/FactList'
import { LoadingState } from '../../kit/ui/LoadingState'
import { useMe } from './useMe'

/** Whose account this is. */
export function PersonCard() {
  const translate = useTranslate()
  const { data, error, refetch } = useMe()
  const text = (key: string) => translate(`security.person.${key}`)
  return (
    <DetailCard title={text('title')}>
      {!data && !error && <LoadingState label={text('loading')} height={44} />}
      {!data && error && (
        <ErrorState
          title={text('load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <FactList
          facts={[
            { label: text('name'), value: data.name },
            { label: text('email'), value: data.email },
          ]}
        />
      )}
    </DetailCard>
  )
}
