import { useState } from 'react'
import { Admin, localStorageStore } from 'react-admin'
import { paths } from '../paths'
import { createQueryClient } from '../shared/http/createQueryClient'
import { createI18nProvider } from '../shared/i18n/i18nProvider'
import { AreaLoading } from '../shared/shell/AreaLoading'
import { AreaNotFound } from '../shared/shell/AreaNotFound'
import { NotificationBridge } from '../shared/shell/NotificationBridge'
import { renderFeatures } from '../shared/shell/renderFeatures'
import { useAppTheme } from '../shared/theme/useAppTheme'

import { dataProvider } from './dataProvider'
import { portalFeatures } from './features'
import { portalAuthProvider } from './portalAuthProvider'
import { PortalLayout } from './PortalLayout'

const store = localStorageStore('1', 'winex.portal')
const i18nProvider = createI18nProvider()

/** The seller portal. Its cache lives and dies with it: another person never sees it. */
export default function PortalApp() {
  const [queryClient] = useState(createQueryClient)
  const theme = useAppTheme()
  return (
    <Admin
      basename={paths.portal.root}
      title="winex"
      dataProvider={dataProvider}
      authProvider={portalAuthProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={PortalLayout}
      loading={AreaLoading}
      catchAll={AreaNotFound}
      notification={NotificationBridge}
      requireAuth
      disableTelemetry
    >
      {renderFeatures(portalFeatures)}
    </Admin>
  )
}
