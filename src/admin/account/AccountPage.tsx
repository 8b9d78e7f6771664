import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { PasswordCard } from '../../auth/account/PasswordCard'
import { SecondFactorCard } from '../../auth/account/SecondFactorCard'
import { SessionsCard } from '../../auth/account/SessionsCard'
import { PageHeader } from '../../kit/ui/PageHeader'
import { useMe } from './useMe'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { FactList } from '../../kit/ui/FactList'
import { LoadingState } from '../../kit/ui/LoadingState'

/** 'Minha conta': who is signed in, password, second factor and sessions of a member of the staff. */
export default function AccountPage() {
  const translate = useTranslate()
  const { data: me } = useMe()
  return (
    <Box sx={{ maxWidth: 'var(--form-width)' }}>
      <PageHeader title={translate('security.my_account')} />
      <Stack spacing={2}>
        <PersonCard />
        <PasswordCard actor="user" owner={{ names: [me?.name], email: me?.email }} />
        <SecondFactorCard />
        <SessionsCard />
      </Stack>
    </Box>
  )
}

/** Whose account this is. */
function PersonCard() {
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
