import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

const BUILD_FORMAT = '2'
const STAMP = '.content-hash'

/** What a build of the engine left behind. */
export interface EngineBuild {
  /** Folder to start the engine from (`backend/.build`). */
  directory: string
  /** SHA-256 over every source file: equal hash, equal build. */
  hash: string
  /** False when the folder was already up to date. */
  rebuilt: boolean
}

/**
 * Transpiles backend/ and domain/ file by file (Medusa finds routes, modules and links by their
 * path, so nothing may be bundled) into backend/.build. Does nothing when no source has changed.
 * The folder is made aside and swapped in by rename, so a crash never leaves half a build.
 *
 * @param root the repository's root
 * @throws when a source file does not parse
 */
export async function buildEngine(root: string): Promise<EngineBuild> {
  const backend = join(root, 'backend')
  const directory = join(backend, '.build')
  const sources = [
    ...(await listSources(join(backend, 'src'))),
    ...(await listSources(join(root, 'domain'))),
    join(backend, 'medusa-config.ts'),
  ]
  const hash = await hashSources(root, sources)
  if ((await readStamp(directory)) === hash) return { directory, hash, rebuilt: false }

  const draft = join(root, `node_modules/.cache/winex-engine/${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await transpile(
    sources.filter((file) => file.startsWith(join(root, 'domain'))),
    root,
    draft,
  )
  await transpile(
    sources.filter((file) => file.startsWith(backend)),
    backend,
    draft,
  )
  await makeMigrationFolders(join(draft, 'src/modules'))
  await writeFile(
    join(draft, 'package.json'),
    JSON.stringify({
      name: '@winex/engine-build',
      private: true,
      type: 'commonjs',
      imports: { '#domain/*': './domain/*.js' },
    }),
  )
  await writeFile(join(draft, STAMP), hash)
  await swap(draft, directory, `${draft}.old`)
  return { directory, hash, rebuilt: true }
}

async function listSources(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
}

async function hashSources(root: string, sources: string[]): Promise<string> {
  const hash = createHash('sha256').update(BUILD_FORMAT)
  for (const file of sources) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

async function readStamp(directory: string): Promise<string | null> {
  try {
    return await readFile(join(directory, STAMP), 'utf8')
  } catch {
    return null
  }
}

/**
 * Where Medusa looks for the migrations of a module or of its provider. It makes a folder that is missing, which a service
 * that may not write into its own code cannot.
 */
async function makeMigrationFolders(modules: string): Promise<void> {
  for (const module of await readdir(modules))
    for (const folder of [module, `${module}/provider`])
      if (existsSync(join(modules, folder)))
        await mkdir(join(modules, folder, 'migrations'), { recursive: true })
}

async function transpile(entryPoints: string[], outbase: string, outdir: string): Promise<void> {
  if (entryPoints.length === 0) return
  await build({
    entryPoints,
    outbase,
    outdir,
    bundle: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
  })
}

/** Another process may build at the same time: the later one moves the other's build aside and tries again. */
async function swap(draft: string, directory: string, old: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const aside = `${old}.${attempt}`
    await rename(directory, aside).catch(ignoreMissing)
    try {
      await rename(draft, directory)
      await rm(aside, { recursive: true, force: true })
      return
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      if (attempt === 10) throw error
    }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
