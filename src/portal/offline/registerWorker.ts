import { PORTAL_WORKER } from '#domain/site/portalWorker'
import { forgetSeen } from '../../kit/http/seenCaches'
import { paths } from '../../paths'

/** Whether this build lets the portal be read without a connection. */
export const READS_OFFLINE = import.meta.env.VITE_PORTAL_OFFLINE !== 'nao'

/**
 * Installs the service worker that opens the portal without a connection (decision 20), once everything that the page
 * needs has come. A build without it takes an installed one away.
 */
export function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

function whenIdle() {
  const act = () => void (READS_OFFLINE ? install() : remove()).catch(() => undefined)
  // Safari knows no idleness
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 10_000 })
  else setTimeout(act, 3_000)
}

const install = (): Promise<unknown> =>
  navigator.serviceWorker.register(PORTAL_WORKER, { scope: paths.portal.root })

async function remove() {
  const installed = await navigator.serviceWorker.getRegistration(paths.portal.root)
  await installed?.unregister()
  await forgetSeen()
  const files = (await caches.keys()).filter((name) => name.startsWith('winex-portal-'))
  await Promise.all(files.map((name) => caches.delete(name)))
}
