import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const installedSchema = z.object({ packages: z.record(z.string(), z.unknown()) })

/** Scripts of earlier versions; what they installed is compared at each update now (decision 02), or put there by a later script. */
const FORMER_SCRIPTS = [
  'draft-sold-out-wines',
  'draft-used-up-wines',
  'find-firm-orders-by-index',
  'find-firm-orders-by-line',
  'install-read-models',
  'keep-gram-counts',
  'keep-label-lacks',
  'keep-order-days',
  'keep-pages-through-decisions',
  'keep-promised-days',
  'keep-what-waits',
  'search-audit-trail',
  'stage-orders',
  'stage-refunded-orders',
  'tell-of-low-stock',
]

/**
 * The names of all migrations and migration scripts that this build and its installed engine know, as the database
 * records them, without `.js`.
 * @param root the checkout
 * @param directory the engine's build
 */
export function knownMigrations(root: string, directory: string): Set<string> {
  const modules = join(directory, 'src/modules')
  const folders = [
    ...readdirSync(modules).map((module) => join(modules, module, 'migrations')),
    join(directory, 'src/migration-scripts'),
    ...enginePackages(root).flatMap((path) => [
      join(root, path, 'dist/migrations'),
      join(root, path, 'dist/migration-scripts'),
    ]),
  ]
  const files = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
  const names = files.filter((file) => file.endsWith('.js'))
  return new Set([...FORMER_SCRIPTS, ...names.map((file) => file.slice(0, -'.js'.length))])
}

/** npm's own record, because it may put a package below another one. */
function enginePackages(root: string): string[] {
  const text = readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')
  const { packages } = installedSchema.parse(JSON.parse(text))
  return Object.keys(packages).filter((path) =>
    /(?:^|\/)node_modules\/@medusajs\/[^/]+$/.test(path),
  )
}
