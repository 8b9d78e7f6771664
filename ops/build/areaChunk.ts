/** What the bundler tells of its modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** The files of the two areas, the first one listed taking what several would. */
export const AREA_CHUNKS = [
  'common',
  'returns',
  'area',
  'portal',
  'admin',
  'sheet',
  'qr',
  'forms',
  'batch',
  'order-rows',
  'pages',
  'portal-pages',
  'admin-pages',
  // last: what it needs and others need too stays with the others
  'orders',
] as const

/** What many pages share, but only those of one subject. */
const PARTS = [
  [
    'sheet',
    /domain\/(?:wines\/(?:sheet|lab)\/|labels\/\w+\.ts$)|src\/shared\/wines\/(?:lab|label|sheet)\//,
  ],
  [
    'orders',
    /domain\/orders\/(?:orderActions|dueBottles|tracking|waitingStep|doubtfulCodes|invoice\/accessKey)\.ts$/,
  ],
  ['forms', /src\/kit\/form\/(?!UnsavedChangesGuard)/],
  ['batch', /src\/shared\/orders\/(?:useBatch|BatchResult)/],
  [
    'order-rows',
    /src\/shared\/orders\/|domain\/orders\/(?:orderAsks|orderCapture|sellerApproval|activePackages)\.ts$/,
  ],
  ['qr', /src\/kit\/qr\/|node_modules\/(?:qrcode|dijkstrajs)\//],
] as const

/** What fewer pages share is a file of its own, which the others need not download. */
const WIDELY_USED = 4

/**
 * In which file of the two areas a module is delivered. Each file costs a kilobyte of headers and its share of a round trip, and
 * most modules hold less than that.
 * @param id the module's absolute path
 * @returns 'common': public pages use it too; 'returns': of these only the buyer's return does; 'area': both areas need it up to their first list; 'portal', 'admin': only that
 *   one does; 'pages', 'portal-pages', 'admin-pages': many later pages of both areas or of that one use it; 'sheet': a
 *   wine's sheet, laudo and label, 'orders': what can be done with an order, 'qr': drawing QR codes, which only some of these pages need;
 *   undefined: it stays with the entry or its few pages
 */
export function areaChunk(
  id: string,
  graph: ModuleGraph,
): (typeof AREA_CHUNKS)[number] | undefined {
  const pages = pagesOf(id, graph)
  const reach = (pattern: RegExp) => pages.some((page) => pattern.test(page))
  const portal = reach(/src\/portal\//)
  const admin = reach(/src\/admin\//)
  // the cards of the own account, and what src/kit and src/shared fetch later (a calendar, a filter's form), are parts of the areas' pages
  const outside = pages.filter(
    (page) => !/src\/(?:portal|admin|auth\/account|kit|shared)\//.test(page),
  )
  if (pages.some((page) => graph.getModuleInfo(page)?.isEntry)) return undefined
  if (outside.length > 0) {
    if (!portal && !admin) return undefined
    return outside.every((page) => /src\/public\/orderReturn\//.test(page)) ? 'returns' : 'common'
  }
  if (reach(/src\/portal\/PortalApp\.tsx$/)) return admin ? 'area' : 'portal'
  if (reach(/src\/admin\/AdminApp\.tsx$/)) return portal ? 'area' : 'admin'
  // the search of every page needs it; else the sheet's file takes it, and the price grid downloads that
  if (id.endsWith('domain/text/search.ts')) return 'area'
  const [part] = PARTS.find(([, of]) => of.test(id)) ?? []
  // two pages of one subject are enough, as the others do not download it
  if (part === 'orders' && pages.length > 1) return part
  const screens = pages.filter((page) => isScreen(page, graph))
  if (screens.length < WIDELY_USED) return undefined
  if (part) return part
  if (portal && admin) return 'pages'
  return portal ? 'portal-pages' : 'admin-pages'
}

/** Whether a subject's door names it as a page of its own; a dialog or a card that a page opens is part of that page. */
const isScreen = (page: string, graph: ModuleGraph): boolean =>
  graph.getModuleInfo(page)?.dynamicImporters.some((by) => by.endsWith('/index.ts')) ?? false

/** The pages (modules that are imported when needed) and entries that cannot be shown without this module. */
function pagesOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id])
  for (const one of seen)
    for (const user of graph.getModuleInfo(one)?.importers ?? []) seen.add(user)
  return [...seen].filter((one) => {
    const module = graph.getModuleInfo(one)
    return module !== null && (module.isEntry || module.dynamicImporters.length > 0)
  })
}
