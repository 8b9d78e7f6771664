import { type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ReauthenticationDialog } from '../auth/ReauthenticationDialog'
import { paths } from '../paths'
import { AreaShell } from '../shared/shell/AreaShell'
import { LogoutButton } from '../shared/shell/LogoutButton'
import { useMay } from './account/useMay'
import { AccountLink } from './AccountLink'
import { adminFeatures } from './features'
import { useSecondFactorFirst } from './useSecondFactorFirst'
import { lazyPage } from '../shared/lazyPage'

const SecondFactorFirst = lazyPage(() => import('./SecondFactorFirst'))

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
