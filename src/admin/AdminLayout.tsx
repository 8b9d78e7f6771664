import { lazy, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReauthenticationDialog } from '../auth/ReauthenticationDialog'
import { paths } from '../paths'
import type { HitPlaces } from '../kit/quickSearch/HitPlaces'
import { AreaShell } from '../kit/shell/AreaShell'
import { LogoutButton } from '../kit/shell/LogoutButton'
import { useMay } from './account/useMay'
import { adminFeatures } from './features'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { Link } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { useSecondFactor } from '../auth/account/useSecondFactor'

const SecondFactorFirst = lazy(() => import('./SecondFactorFirst'))

const PLACES: HitPlaces = {
  seller: { list: paths.admin.sellers, open: paths.admin.seller },
  wine: { list: paths.admin.products, open: paths.admin.product },
  order: { list: paths.admin.orders, open: paths.admin.order },
  application: { list: paths.admin.applications, open: paths.admin.application },
  person: { open: paths.admin.person },
}

/** Frame of every page of the admin area. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { isLed, release } = useSecondFactorFirst()
  const may = useMay()
  const features = adminFeatures.filter((feature) => !feature.may || may(feature.may))
  return (
    <>
      <AreaShell
        area="admin"
        home={paths.admin.products}
        features={features}
        places={PLACES}
        mayDo={(act) => !act.may || may(act.may)}
        label={<span className="shell-label">{translate('admin.hub')}</span>}
        badge={translate('admin.badge')}
        actions={
          <>
            <AccountLink />
            <LogoutButton label="admin.nav.logout" />
          </>
        }
        notices={features.map(({ notice: Notice }, index) => Notice && <Notice key={index} />)}
      >
        {isLed ? <SecondFactorFirst onDone={release} /> : children}
      </AreaShell>
      <ReauthenticationDialog actor="user" />
    </>
  )
}

/** The way to 'Minha conta', beside logout; the bar has room for its icon only. */
function AccountLink() {
  const translate = useTranslate()
  const name = translate('security.my_account')
  return (
    <Link className="shell-action" to={paths.admin.account} title={name} aria-label={name}>
      <AccountCircleOutlined />
    </Link>
  )
}

/**
 * Whether the person must set up a second factor before anything else (the server refuses everything else). They are
 * led until the recovery codes are kept, not only until the code is right.
 */
function useSecondFactorFirst() {
  const { data: factor } = useSecondFactor()
  const queryClient = useQueryClient()
  const [isLed, setLed] = useState(false)
  const isMissing = factor !== undefined && factor.is_required && factor.set_at === null
  if (isMissing && !isLed) setLed(true)
  return {
    isLed,
    release: () => {
      setLed(false)
      // What was refused meanwhile is asked for again.
      void queryClient.resetQueries()
    },
  }
}
