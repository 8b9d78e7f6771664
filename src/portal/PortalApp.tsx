import { useEffect } from 'react'
import { localStorageStore } from 'react-admin'
import { paths } from '../paths'
import { createI18nProvider } from '../kit/i18n/i18nProvider'
import { AreaAdmin } from '../kit/shell/AreaAdmin'
import { askFirstRows } from '../kit/shell/firstRows'
import { dataProvider } from './dataProvider'
import { portalFeatures } from './features'
import { registerWorker, READS_OFFLINE } from './offline/registerWorker'
import { PortalLayout } from './PortalLayout'
import { portalCatalogue } from './texts'
import { createAuthProvider, signInPages } from '../auth/createAuthProvider'
import { offlineResponses } from './offline/offlineResponses'
import { CACHE_STALE_MS } from '#domain/limits'
import { callRoute } from '../kit/http/callRoute'

let checkedAt = 0

/**
 * The spec's session check, GET /vendor/me/context, at most every 5 minutes and in the background: a 401 asks for
 * the password by itself, and any other failure says nothing about the session.
 */
function checkPortalSession() {
  const now = Date.now()
  if (now - checkedAt < CACHE_STALE_MS) return
  checkedAt = now
  callRoute('GET /vendor/me/context').catch(() => undefined)
}

const portalAuthProvider = createAuthProvider({
  actorType: 'seller',
  signInPage: signInPages.seller,
  home: paths.portal.root,
  checkSession: checkPortalSession,
  seen: READS_OFFLINE ? offlineResponses : undefined,
})

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
