import { useEffect } from 'react'
import { localStorageStore } from 'react-admin'
import { paths } from '../paths'
import { portalCatalogue } from './texts'
import { createI18nProvider } from '../kit/i18n/i18nProvider'
import { AreaAdmin } from '../kit/shell/AreaAdmin'
import { askFirstRows } from '../kit/shell/firstRows'
import { dataProvider } from './dataProvider'
import { portalFeatures } from './features'
import { registerWorker } from './offline/registerWorker'
import { portalAuthProvider } from './portalAuthProvider'
import { PortalLayout } from './PortalLayout'

const store = localStorageStore('1', 'winex.portal')
const i18nProvider = createI18nProvider(portalCatalogue)

/** Awaited before the area is drawn. */
export const prepare = () => askFirstRows(dataProvider)

/** The seller portal. */
export default function PortalApp() {
  useEffect(registerWorker, [])
  return (
    <AreaAdmin
      basename={paths.portal.root}
      dataProvider={dataProvider}
      authProvider={portalAuthProvider}
      store={store}
      i18nProvider={i18nProvider}
      layout={PortalLayout}
      features={portalFeatures}
    />
  )
}
