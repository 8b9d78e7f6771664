import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import type { Lifetime } from '../base/createLifetime'
import { compressFolder } from './compressFolder'
import { createHash } from 'node:crypto'

const SOURCES = [
  'src',
  'landing',
  'public',
  'domain',
  'ops/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
const STAMP = '.content-hash'

/**
 * Builds the pages into dist/ and compresses them; does nothing when no source has changed. dist/ is made aside and
 * swapped in by rename, so that a crash never leaves half a build and a running gateway never sees one.
 * @returns whether it built
 * @throws CliError with the compiler's output when the sources do not build
 */
export async function buildFrontEnd(lifetime: Lifetime): Promise<boolean> {
  const variables = buildVariables()
  const hash = `${await hashSources(checkout.root, SOURCES)} ${JSON.stringify(variables)}`
  if ((await readStamp()) === hash) return false
  const draft = `${checkout.dist}.${process.pid}`
  lifetime.onEnd(() => rm(draft, { recursive: true, force: true }))
  await runVite(draft, variables, lifetime)
  await compressFolder(draft)
  await writeFile(join(draft, STAMP), hash)
  const old = `${draft}.old`
  if (existsSync(checkout.dist)) await rename(checkout.dist, old)
  await rename(draft, checkout.dist)
  await rm(old, { recursive: true, force: true })
  return true
}

/** What Vite writes from the environment into the pages: another value is another build. */
function buildVariables(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return Object.fromEntries(own.sort())
}

async function readStamp(): Promise<string | undefined> {
  return readFile(join(checkout.dist, STAMP), 'utf8').catch(() => undefined)
}

async function runVite(
  outDir: string,
  variables: Record<string, string | undefined>,
  lifetime: Lifetime,
): Promise<void> {
  const output: string[] = []
  const child = spawn(
    process.execPath,
    [
      join(checkout.root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    {
      cwd: checkout.root,
      env: { ...process.env, ...variables, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  lifetime.onEnd(() => void child.kill())
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const status = await new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('close', done)
  })
  if (status !== 0) throw new CliError(`As telas não compilaram:\n${output.join('').slice(-4000)}`)
}

/** SHA-256 over names and contents of files and folders (missing ones count as empty): equal hash, equal build. */
async function hashSources(root: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesBelow(join(root, path))) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
