import { localStorageStore } from 'react-admin'
import { paths } from '../paths'
import { AreaAdmin } from '../shared/shell/AreaAdmin'
import { adminAuthProvider } from './adminAuthProvider'
import { AdminLayout } from './AdminLayout'
import { dataProvider } from './dataProvider'
import { adminFeatures } from './features'

const store = localStorageStore('1', 'winex.admin')

/** The staff's area. */
export default function AdminApp() {
  return (
    <AreaAdmin
      basename={paths.admin.root}
      dataProvider={dataProvider}
      authProvider={adminAuthProvider}
      store={store}
      layout={AdminLayout}
      features={adminFeatures}
    />
  )
}
