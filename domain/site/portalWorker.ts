/** Where the portal's service worker is served: at the site's root, so that `/portal` itself may be its scope, too. */
export const PORTAL_WORKER = '/portal-worker.js'
