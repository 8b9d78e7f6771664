import { basename, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { HEADING_FONT } from '../../domain/site/headingFont'
import { PORTAL_WORKER } from '../../domain/site/portalWorker'
import { filesOf } from './filesOf'

/** The frame, and the sign-in page, to which signing out leads. */
const FRAME = ['src/auth/SellerSignInPage.tsx', 'src/portal/PortalApp.tsx']

/** What can be read without a connection, with the parts and dialogs that open there: to act says that there is none. */
const KEPT_PAGES = [
  'src/portal/home/TodayPage.tsx',
  'src/portal/orders/OrderList.tsx',
  'src/portal/orders/detail/OrderDetail.tsx',
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
      const opened = openedLater(pages, (id) => this.getModuleInfo(id))
      const modules = [...FRAME.map((page) => join(root, page)), ...pages, ...opened]
      const missing = modules.find(
        (page) => !chunks.some(({ moduleIds }) => moduleIds.includes(page)),
      )
      if (missing) this.error(`No file of this build holds ${missing}.`)
      const { scripts, styles } = filesOf(modules, chunks)
      const fonts = files
        .map(({ fileName }) => fileName)
        .filter((name) => /-latin-.*\.woff2$/.test(name))
      const kept = [...[...scripts, ...styles, ...fonts].map((name) => `/${name}`), HEADING_FONT]
      worker.code = `const BUILD=${JSON.stringify({ entry, files: kept })};${worker.code}`
    },
  }
}

/** Modules that these, or what they import, ask for when a part of the page opens; and what those ask for. */
function openedLater(pages: string[], infoOf: Rollup.GetModuleInfo): string[] {
  const seen = new Set<string>()
  const later = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id) || id.includes('node_modules')) return
    seen.add(id)
    const info = infoOf(id)
    for (const one of info?.importedIds ?? []) walk(one)
    for (const one of info?.dynamicallyImportedIds ?? []) {
      if (one.includes('node_modules')) continue
      later.add(one)
      walk(one)
    }
  }
  for (const page of pages) walk(page)
  return [...later]
}
