import { localStorageStore } from 'react-admin'
import { paths } from '../paths'
import { AreaAdmin } from '../shared/shell/AreaAdmin'
import { dataProvider } from './dataProvider'
import { portalFeatures } from './features'
import { portalAuthProvider } from './portalAuthProvider'
import { PortalLayout } from './PortalLayout'

const store = localStorageStore('1', 'winex.portal')

/** The seller portal. */
export default function PortalApp() {
  return (
    <AreaAdmin
      basename={paths.portal.root}
      dataProvider={dataProvider}
      authProvider={portalAuthProvider}
      store={store}
      layout={PortalLayout}
      features={portalFeatures}
    />
  )
}
