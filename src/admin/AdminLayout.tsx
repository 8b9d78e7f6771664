import { lazy, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ReauthenticationDialog } from '../auth/ReauthenticationDialog'
import { paths } from '../paths'
import type { HitPlaces } from '../kit/quickSearch/HitPlaces'
import { AreaShell } from '../kit/shell/AreaShell'
import { LogoutButton } from '../kit/shell/LogoutButton'
import { useMay } from './account/useMay'
import { AccountLink } from './AccountLink'
import { adminFeatures } from './features'
import { useSecondFactorFirst } from './useSecondFactorFirst'

const SecondFactorFirst = lazy(() => import('./SecondFactorFirst'))

const PLACES: HitPlaces = {
  wine: { list: paths.admin.products, open: paths.admin.product },
  order: { list: paths.admin.orders, open: paths.admin.order },
  seller: { list: paths.admin.sellers, open: paths.admin.seller },
  application: { list: paths.admin.applications, open: paths.admin.application },
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
