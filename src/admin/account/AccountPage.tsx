import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { PasswordCard } from '../../auth/account/PasswordCard'
import { SecondFactorCard } from '../../auth/account/SecondFactorCard'
import { SessionsCard } from '../../auth/account/SessionsCard'
import { PageHeader } from '../../kit/ui/PageHeader'
import { PersonCard } from './PersonCard'
import { useMe } from './useMe'

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
