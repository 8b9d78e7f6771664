import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenNeeded } from './installWhenNeeded.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * Makes a fresh checkout able to run TypeScript in this process, and goes to its folder wherever the command was typed.
 * Ends the process when Node is too old or the packages cannot be installed. Plain JavaScript without dependencies,
 * because it runs before anything is installed.
 *
 * @param {{withTests: boolean}} options whether the development packages are needed as well
 */
export async function prepareCheckout({ withTests }) {
  const problem = checkNodeVersion(process.versions.node)
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
  process.chdir(root)
  const installed = await installWhenNeeded(root, { withTests })
  if (installed !== 0) process.exit(installed)
  // In this same process: one process fewer between the terminal's signals and the children.
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: resolve(root, 'tsconfig.json') })
}

/** The oldest Node that Medusa and Vite run on; `engines` in package.json says the same. */
const OLDEST_NODE = '20.19.0'

/**
 * @param {string} version for example "20.20.2"
 * @returns {string | null} what to tell the user (Portuguese), or null when the version will do
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `A winex precisa do Node ${OLDEST_NODE} ou mais novo; este é o ${version}. Instale uma versão atual em https://nodejs.org e tente de novo.`
}
