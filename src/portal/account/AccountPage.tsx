import { canUseAccount, canWrite } from '#domain/sellers/seller'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PasswordCard } from '../../auth/account/PasswordCard'
import { SecondFactorCard } from '../../auth/account/SecondFactorCard'
import { SessionsCard } from '../../auth/account/SessionsCard'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { ME_QUERY } from '../fetchMe'
import { FreightWaiting } from '../freight/FreightWaiting'
import { NoticeSettingsCard } from '../notices/NoticeSettingsCard'
import { PrivacyCard } from '../privacy/PrivacyCard'
import { TeamCard } from '../team/TeamCard'
import { ContractCard } from './ContractCard'
import { PixKeyCard } from './PixKeyCard'
import { ProfileForm } from './ProfileForm'
import { ProfileView } from './ProfileView'
import { SettingsIndex } from './SettingsIndex'
import { pageOfHash, type SettingsPage } from './settingsPages'

const PausePage = lazy(() => import('../pause/PausePage'))
const FreightPage = lazy(() => import('../freight/FreightPage'))

/** 'Configurações da Conta': loading, error, read-only view and edit mode (spec §2); what is ours has pages beside it (R65). */
export default function AccountPage({ page = 'perfil' }: { page?: SettingsPage }) {
  const translate = useTranslate()
  const { hash } = useLocation()
  const [isEditing, setEditing] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const first = useRef(page)
  // who goes from one page to the next stays in it with the keyboard
  useEffect(() => {
    if (first.current !== page) {
      shown.current?.focus()
      setEditing(false)
    }
    first.current = page
  }, [page])
  const { data: me, error, refetch } = useQuery(ME_QUERY)
  const moved = page === 'perfil' && pageOfHash(hash)
  if (moved) return <Navigate to={moved} replace />
  if (!me && !error) return <LoadingState label={translate('account.loading')} />
  const status = me?.seller?.store_status
  const mayWrite = canWrite(status)
  const mayUseAccount = canUseAccount(status)
  return (
    <>
      <PageHeader
        title={translate('account.title')}
        tab={page === 'perfil' ? undefined : translate(`account.index.${page}`)}
        actions={
          me &&
          page === 'perfil' &&
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
      {me && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '192px minmax(0, 1fr)' },
          }}
        >
          <SettingsIndex open={page} />
          <Stack
            ref={shown}
            role="group"
            aria-label={translate(`account.index.${page}`)}
            tabIndex={-1}
            spacing={2}
            sx={{
              minWidth: 0,
              outline: 'none',
              maxWidth: isEditing ? 'var(--form-width)' : undefined,
            }}
          >
            {page === 'perfil' &&
              (isEditing ? (
                <ProfileForm me={me} onDone={() => setEditing(false)} />
              ) : (
                <ProfileView me={me} />
              ))}
            {page === 'seguranca' && (
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
            {page === 'pix' && (
              <>
                <PixKeyCard me={me} mayWrite={mayWrite} />
                <ContractCard />
              </>
            )}
            {page === 'frete' && (
              <Suspense fallback={<FreightWaiting />}>
                <FreightPage />
              </Suspense>
            )}
            {page === 'ferias' && (
              <Suspense
                fallback={<LoadingState label={translate('account.loading')} height={320} />}
              >
                <PausePage />
              </Suspense>
            )}
            {page === 'equipe' && <TeamCard me={me} mayWrite={mayWrite} />}
            {page === 'avisos' && <NoticeSettingsCard disabled={!mayUseAccount} />}
            {page === 'privacidade' && <PrivacyCard me={me} mayErase={mayUseAccount} />}
          </Stack>
        </Box>
      )}
    </>
  )
}
