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
import { LoadingState } from '../../shared/ui/LoadingState'
import { PageHeader } from '../../shared/ui/PageHeader'
import { ME_QUERY } from '../fetchMe'
import { PrivacyCard } from '../privacy/PrivacyCard'
import { TeamCard } from '../team/TeamCard'
import { ContractCard } from './ContractCard'
import { ProfileForm } from './ProfileForm'
import { ProfileView } from './ProfileView'

/** The checklist leads here with #contrato. */
const scrollToContract = (place: HTMLElement | null) => {
  if (place && window.location.hash === `#${place.id}`) place.scrollIntoView()
}

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
    <Box sx={{ maxWidth: 880, mx: 'auto' }}>
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
        <Stack spacing={2}>
          <ProfileView me={me} />
          <div id="contrato" ref={scrollToContract}>
            <ContractCard />
          </div>
          <TeamCard me={me} mayWrite={mayWrite} />
          <PasswordCard
            owner={{ names: [me.name, me.seller?.name], email: me.email }}
            disabled={!mayUseAccount}
          />
          <SecondFactorCard disabled={!mayUseAccount} />
          <SessionsCard />
          <PrivacyCard me={me} mayErase={mayUseAccount} />
        </Stack>
      )}
    </Box>
  )
}
