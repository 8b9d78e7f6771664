import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { HEADING_FONT } from '../../domain/site/headingFont'
import { PORTAL_WORKER } from '../../domain/site/portalWorker'
import { filesOf } from './filesOf'

/**
 * What can be read without a connection, with the dialogs that open over it (to act there says that there is none), and the
 * sign-in page, to which signing out leads.
 */
const KEPT_PAGES = [
  'src/auth/SellerSignInPage.tsx',
  'src/portal/PortalApp.tsx',
  'src/portal/home/TodayPage.tsx',
  'src/portal/orders/OrderList.tsx',
  'src/portal/orders/detail/OrderDetail.tsx',
  'src/kit/ui/ReasonForm.tsx',
  'src/portal/orders/actions/PackageDialog.tsx',
  'src/portal/orders/detail/InvoiceDialog.tsx',
  'src/portal/orders/slip/PackingSlip.tsx',
  'src/portal/orders/slip/PackingSlips.tsx',
]

/** Tells the portal's service worker the files of this build: another build is another worker, which replaces the last one. */
export function portalWorkerPlugin(): Plugin {
  let root = ''
  return {
    name: 'winex-portal-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const worker = bundle[basename(PORTAL_WORKER)]
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'app')?.fileName
      if (worker?.type !== 'chunk' || !entry || worker.imports.length > 0)
        return this.error(`${PORTAL_WORKER} has to be one file, beside the app's entry.`)
      const pages = KEPT_PAGES.map((page) => join(root, page))
      const missing = pages.find(
        (page) => !chunks.some(({ moduleIds }) => moduleIds.includes(page)),
      )
      if (missing) this.error(`No file of this build holds ${missing}.`)
      const { scripts, styles } = filesOf(pages, chunks)
      const fonts = files
        .map(({ fileName }) => fileName)
        .filter((name) => /-latin-.*\.woff2$/.test(name))
      const kept = [...[...scripts, ...styles, ...fonts].map((name) => `/${name}`), HEADING_FONT]
      worker.code = `const BUILD=${JSON.stringify({ entry, files: kept })};${worker.code}`
    },
  }
}
