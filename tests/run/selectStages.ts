export const CHECKS = ['typecheck', 'lint', 'format'] as const
export const PROJECTS = ['domain', 'components', 'api', 'journeys'] as const
export type Check = (typeof CHECKS)[number]
export type Project = (typeof PROJECTS)[number]

export interface Selection {
  checks: readonly Check[]
  /** Which test projects to run, each with the file filters to pass on. */
  projects: { name: Project; filters: string[] }[]
}

/** Which project a file below tests/ belongs to; vitest.config.ts says the same in globs. */
function projectOf(file: string): Project | undefined {
  const folder = /^tests\/([^/]+)\/.*\.test\.tsx?$/.exec(file)?.[1]
  if (folder === 'lint' || folder === 'ops') return 'domain'
  return PROJECTS.find((project) => project === folder)
}

/**
 * What `npm test -- <filters>` runs: without filters everything; a filter is the name of a stage, or a part of
 * the path of test files.
 * @param testFiles paths relative to the checkout
 */
export function selectStages(filters: string[], testFiles: string[]): Selection {
  const named = (name: string) => filters.length === 0 || filters.includes(name)
  const parts = filters.filter((filter) => ![...CHECKS, ...PROJECTS].includes(filter as Check))
  const projects = PROJECTS.flatMap((name) => {
    const files = testFiles.filter((file) => projectOf(file) === name)
    if (named(name)) return files.length > 0 ? [{ name, filters: [] }] : []
    const matching = parts.filter((part) => files.some((file) => file.includes(part)))
    return matching.length > 0 ? [{ name, filters: matching }] : []
  })
  return { checks: CHECKS.filter(named), projects }
}
