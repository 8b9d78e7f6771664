import { canUseAccount, canWrite } from '#domain/sellers/seller'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PasswordCard } from '../../auth/account/PasswordCard'
import { SecondFactorCard } from '../../auth/account/SecondFactorCard'
import { SessionsCard } from '../../auth/account/SessionsCard'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { ME_QUERY } from '../fetchMe'
import { NoticeSettingsCard } from '../notices/NoticeSettingsCard'
import { PrivacyCard } from '../privacy/PrivacyCard'
import { TeamCard } from '../team/TeamCard'
import { AccountIndex, AccountSection } from './AccountIndex'
import { ContractCard } from './ContractCard'
import { FreightCard } from './FreightCard'
import { PixKeyCard } from './PixKeyCard'
import { ProfileForm } from './ProfileForm'
import { ProfileView } from './ProfileView'

/** 'Configurações da Conta': loading, error, read-only view and edit mode (spec §2). */
export default function AccountPage() {
  const translate = useTranslate()
  const [isEditing, setEditing] = useState(false)
  const { data: me, error, refetch } = useQuery(ME_QUERY)
  if (!me && !error) return <LoadingState label={translate('account.loading')} />
  const status = me?.seller?.store_status
  const mayWrite = canWrite(status)
  const mayUseAccount = canUseAccount(status)
  return (
    <Box sx={{ maxWidth: isEditing ? 'var(--form-width)' : undefined }}>
      <PageHeader
        title={translate('account.title')}
        actions={
          me &&
          !isEditing && (
            <Button
              variant="contained"
              startIcon={<EditOutlined />}
              disabled={!mayWrite}
              onClick={() => setEditing(true)}
            >
              {translate('account.edit')}
            </Button>
          )
        }
      />
      {!me && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('account.retry')}
            </Button>
          }
        >
          {error?.message || translate('account.load_error')}
        </Alert>
      )}
      {me && isEditing && <ProfileForm me={me} onDone={() => setEditing(false)} />}
      {me && !isEditing && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
          }}
        >
          <AccountIndex />
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <AccountSection id="perfil">
              <ProfileView me={me} />
            </AccountSection>
            <AccountSection id="contrato">
              <ContractCard />
              <PixKeyCard me={me} mayWrite={mayWrite} />
              <FreightCard />
            </AccountSection>
            <AccountSection id="equipe">
              <TeamCard me={me} mayWrite={mayWrite} />
            </AccountSection>
            <AccountSection id="avisos">
              <NoticeSettingsCard disabled={!mayUseAccount} />
            </AccountSection>
            <AccountSection id="seguranca">
              <PasswordCard
                actor="seller"
                owner={{ names: [me.name, me.seller?.name], email: me.email }}
                disabled={!mayUseAccount}
              />
              <SecondFactorCard disabled={!mayUseAccount} />
              <SessionsCard />
            </AccountSection>
            <AccountSection id="privacidade">
              <PrivacyCard me={me} mayErase={mayUseAccount} />
            </AccountSection>
          </Stack>
        </Box>
      )}
    </Box>
  )
}
