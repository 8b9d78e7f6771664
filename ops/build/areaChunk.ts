/** What the bundler tells of its modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** What fewer screens share stays beside them: with the first lists it would be downloaded by those who never see one. */
const WIDELY_USED = 7

/**
 * In which file a module is delivered. Each file costs half a kilobyte of headers, and most modules hold less than that.
 * @param id the module's absolute path
 * @returns 'app': the sign-in page is made of it; 'common': the areas and other public pages are; 'area': both areas
 *   need it up to their first list, or many later screens do; 'portal', 'admin': only that one's first list does; null:
 *   it stays with its few pages
 */
export function areaChunk(id: string, graph: ModuleGraph): string | null {
  const pages = pagesOf(id, graph)
  const usedBy = (part: RegExp) => pages.some((page) => part.test(page))
  if (usedBy(/\/index\.html$|\/src\/auth\/SellerSignInPage\.tsx$/)) return 'app'
  const portal = usedBy(/\/src\/portal\//)
  const admin = usedBy(/\/src\/admin\//)
  if (!portal && !admin) return null
  if (usedBy(/\/src\/(?:public|auth\/recovery)\//)) return 'common'
  const screens = pages.filter((page) => isScreen(page, graph))
  if (screens.length < WIDELY_USED && !usedBy(/\/(?:Portal|Admin)App\.tsx$/)) return null
  if (portal && admin) return 'area'
  return portal ? 'portal' : 'admin'
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
