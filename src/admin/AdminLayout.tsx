import { lazy, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { mayStaff, STAFF_ROLES } from '#domain/staff/staffRoles'
import { ReauthenticationDialog } from '../auth/ReauthenticationDialog'
import { paths } from '../paths'
import type { HitPlaces } from '../kit/quickSearch/HitPlaces'
import { AreaShell } from '../kit/shell/AreaShell'
import { featureAt } from '../kit/shell/featureAt'
import { LogoutButton } from '../kit/shell/LogoutButton'
import { LoadingState } from '../kit/ui/LoadingState'
import { useHydrated } from '../kit/ui/useHydrated'
import { ClosedPage } from './account/ClosedPage'
import { useRole } from './account/useMay'
import { useIsRoleKnown, useMe } from './account/useMe'
import { adminFeatures } from './features'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { Link, useLocation } from 'react-router-dom'
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
  const role = useRole()
  const { data: me } = useMe()
  const features = adminFeatures.filter(({ may }) => !may || mayStaff(role, may))
  return (
    <>
      <AreaShell
        area="admin"
        home={paths.admin.products}
        features={features}
        places={PLACES}
        mayDo={(act) => !act.may || mayStaff(role, act.may)}
        label={<span className="shell-label">{translate('admin.hub')}</span>}
        badge={
          role === 'administration' ? translate('admin.badge') : role && STAFF_ROLES[role].label
        }
        actions={
          <>
            <AccountLink />
            <LogoutButton label="admin.nav.logout" />
          </>
        }
        notices={features.map(({ notice: Notice }, index) => Notice && <Notice key={index} />)}
      >
        {isLed ? <SecondFactorFirst onDone={release} /> : <RolePage>{children}</RolePage>}
      </AreaShell>
      <ReauthenticationDialog actor="user" email={me?.email} />
    </>
  )
}

/** A page whose routes would refuse the person's role is not even asked for (R54). */
function RolePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const role = useRole()
  const isRoleKnown = useIsRoleKnown()
  const isHydrated = useHydrated()
  const ability = featureAt(adminFeatures, pathname.slice(paths.admin.root.length))?.may
  if (!ability || mayStaff(role, ability)) return children
  // a role that cannot be read is the page's own matter, which says so
  if (role) return <ClosedPage role={role} />
  // the build draws the frame of a page for every role
  return isRoleKnown || !isHydrated ? children : <LoadingState />
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
