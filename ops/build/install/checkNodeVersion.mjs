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
