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
