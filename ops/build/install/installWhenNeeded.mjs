import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSameProcessAlive, processStartMark } from '../../base/processIdentity.mjs'

const PROGRESS_EVERY_MS = 15_000

/**
 * Runs `npm ci` when node_modules does not hold what package-lock.json asks for.
 * @param {string} root the checkout
 * @param {{withTests: boolean}} options whether the development packages are needed as well
 * @returns {Promise<number>} exit status: 0 when everything is there
 */
export async function installWhenNeeded(root, { withTests }) {
  const withDev = withTests || process.env.NODE_ENV !== 'production'
  if (isInstalled(root, withDev)) return 0

  // Two copies started from one fresh checkout: the second waits for the first one's install.
  const release = await takeInstallLock(join(root, '.install.lock'))
  try {
    if (isInstalled(root, withDev)) return 0
    return await runNpmCi(root, withDev)
  } finally {
    release()
  }
}

function isInstalled(root, withDev) {
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  if (!withDev && statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return true
  try {
    return missingPackages(readJson(lock), readJson(installed), { withDev }).length === 0
  } catch {
    return false
  }
}

async function runNpmCi(root, withDev) {
  console.log('Instalando as dependências com npm ci (só desta vez; leva de 2 a 4 minutos)…')
  const npm = process.env.npm_execpath
  const args = [
    'ci',
    withDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  // stdin is closed on purpose: the install never asks anything, and must work without a terminal.
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const child = npm
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  const progress = setInterval(
    () => console.log(`  ainda instalando… ${seconds()} s`),
    PROGRESS_EVERY_MS,
  )
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward)
  process.on('SIGTERM', forward)
  const status = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(`Não foi possível executar o npm: ${error.message}`)
      done(1)
    })
    child.on('exit', (code, signal) => done(signal ? 130 : (code ?? 1)))
  })
  clearInterval(progress)
  process.off('SIGINT', forward)
  process.off('SIGTERM', forward)
  if (status === 0) console.log(`Dependências instaladas em ${seconds()} s.`)
  else console.error(`A instalação das dependências falhou (npm ci terminou com ${status}).`)
  return status
}

/**
 * Waits until no other copy installs into this checkout, and takes its turn.
 *
 * @param {string} path the lock, which holds who has it
 * @returns {Promise<() => void>} gives the turn back
 */
export async function takeInstallLock(path) {
  for (let told = false; ;) {
    try {
      const own = { pid: process.pid, mark: processStartMark(process.pid) }
      writeFileSync(path, JSON.stringify(own), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = livingHolder(path)
      if (holder === undefined) rmSync(path, { force: true })
      else if (!told) {
        told = true
        console.log(
          `Outra cópia (processo ${holder}) está instalando as dependências; aguardando. Se não há outra, apague ${path}.`,
        )
      }
      await wait(500)
    }
  }
}

/** The pid of the process that holds the lock, or undefined when it has ended. */
function livingHolder(path) {
  try {
    const { pid, mark } = readJson(path)
    // In a restarted container the lock of the previous run may name our own pid.
    return pid !== process.pid && isSameProcessAlive(pid, mark) ? pid : undefined
  } catch {
    // Not ours: an earlier version wrote a pid alone, which a power cut leaves to another process.
    return undefined
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/**
 * Compares what package-lock.json asks for with what npm says it has installed (node_modules/.package-lock.json).
 * Contents, not dates: a checkout touches the lock file without changing it, and copying node_modules changes dates.
 *
 * @param {{packages?: Record<string, LockEntry>}} wanted parsed package-lock.json
 * @param {{packages?: Record<string, LockEntry>}} present parsed node_modules/.package-lock.json
 * @param {{withDev: boolean}} options whether development packages count
 * @returns {string[]} the packages that are missing or have another version
 * @typedef {{version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean}} LockEntry
 */
export function missingPackages(wanted, present, { withDev }) {
  const have = present.packages ?? {}
  return Object.entries(wanted.packages ?? {})
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, entry]) => !entry.optional && !entry.devOptional && !entry.link)
    .filter(([, entry]) => withDev || !entry.dev)
    .filter(([path, entry]) => have[path]?.version !== entry.version)
    .map(([path]) => path)
}
