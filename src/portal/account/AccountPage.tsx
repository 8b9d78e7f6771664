import { canUseAccount, canWrite } from '#domain/sellers/seller'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { PasswordCard } from '../../auth/account/PasswordCard'
import { SecondFactorCard } from '../../auth/account/SecondFactorCard'
import { SessionsCard } from '../../auth/account/SessionsCard'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { ME_QUERY } from '../fetchMe'
import { NoticeSettingsCard } from '../notices/NoticeSettingsCard'
import { PrivacyCard } from '../privacy/PrivacyCard'
import { TeamCard } from '../team/TeamCard'
import { AccountIndex, useAccountPart } from './AccountIndex'
import { ContractCard } from './ContractCard'
import { PixKeyCard } from './PixKeyCard'
import { ProfileForm } from './ProfileForm'
import { ProfileView } from './ProfileView'

/** 'Configurações da Conta': loading, error, read-only view and edit mode (spec §2); what is ours has pages beside it (R65). */
export default function AccountPage() {
  const translate = useTranslate()
  const part = useAccountPart()
  const [isEditing, setEditing] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const first = useRef(part)
  // who goes from one page to the next stays in it with the keyboard
  useEffect(() => {
    if (first.current !== part) shown.current?.focus()
    first.current = part
  }, [part])
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
          part === 'perfil' &&
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
          <AccountIndex open={part} />
          <Stack
            ref={shown}
            role="group"
            aria-label={translate(`account.index.${part}`)}
            tabIndex={-1}
            spacing={2}
            sx={{ minWidth: 0, outline: 'none' }}
          >
            {part === 'perfil' && <ProfileView me={me} />}
            {part === 'contrato' && (
              <>
                <ContractCard />
                <PixKeyCard me={me} mayWrite={mayWrite} />
              </>
            )}
            {part === 'equipe' && <TeamCard me={me} mayWrite={mayWrite} />}
            {part === 'avisos' && <NoticeSettingsCard disabled={!mayUseAccount} />}
            {part === 'seguranca' && (
              <>
                <PasswordCard
                  actor="seller"
                  owner={{ names: [me.name, me.seller?.name], email: me.email }}
                  disabled={!mayUseAccount}
                />
                <SecondFactorCard disabled={!mayUseAccount} />
                <SessionsCard />
              </>
            )}
            {part === 'privacidade' && <PrivacyCard me={me} mayErase={mayUseAccount} />}
          </Stack>
        </Box>
      )}
    </Box>
  )
}
