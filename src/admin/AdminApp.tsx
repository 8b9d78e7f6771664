import { localStorageStore } from 'react-admin'
import { paths } from '../paths'
import { adminCatalogue } from './texts'
import { createI18nProvider } from '../kit/i18n/i18nProvider'
import { AreaAdmin } from '../kit/shell/AreaAdmin'
import { askFirstRows } from '../kit/shell/firstRows'
import { AdminLayout } from './AdminLayout'
import { dataProvider } from './dataProvider'
import { adminFeatures } from './features'
import { createAuthProvider, signInPages } from '../auth/createAuthProvider'

const adminAuthProvider = createAuthProvider({
  actorType: 'user',
  signInPage: signInPages.user,
  home: paths.admin.root,
})

const store = localStorageStore('1', 'winex.admin')
const i18nProvider = createI18nProvider(adminCatalogue)

/** Awaited before the area is drawn. */
export const prepare = () => askFirstRows(dataProvider)

/** The staff's area. */
export default function AdminApp() {
  return (
    <AreaAdmin
      basename={paths.admin.root}
      dataProvider={dataProvider}
      authProvider={adminAuthProvider}
      store={store}
      i18nProvider={i18nProvider}
      layout={AdminLayout}
      features={adminFeatures}
    />
  )
}
