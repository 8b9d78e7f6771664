import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ReauthenticationDialog } from '../auth/ReauthenticationDialog'
import { paths } from '../paths'
import { AreaShell } from '../shared/shell/AreaShell'
import { LogoutButton } from '../shared/shell/LogoutButton'
import { adminFeatures } from './features'

/** Frame of every page of the admin area. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <AreaShell
        area="admin"
        home={paths.admin.products}
        features={adminFeatures}
        label={<span className="shell-label">{translate('admin.hub')}</span>}
        badge={translate('admin.badge')}
        actions={<LogoutButton label="admin.nav.logout" />}
        notices={adminFeatures.map(({ notice: Notice }, index) => Notice && <Notice key={index} />)}
      >
        {children}
      </AreaShell>
      <ReauthenticationDialog actor="user" />
    </>
  )
}
