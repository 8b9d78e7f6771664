import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { checkout } from '../../ops/base/checkout'

/** Imports by a path of this checkout; those of types alone cannot make a test fail at run time. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^'"]*?from\s+['"]([^'"]+)['"]|import\(?\s*['"]([^'"]+)['"]/g

/**
 * The test files that changed files can make fail. What a test imports is followed; what it reaches over the network
 * (tests of the API and of the browser) is found by its subject: folder or file of the tests are named like words in the changed path.
 * @param changed and testFiles are paths relative to the checkout
 */
export function reachedBy(changed: string[], testFiles: string[]): string[] {
  const isChanged = new Set(changed)
  const wordsIn = (served: RegExp) =>
    new Set(
      changed
        .filter((file) => served.test(file))
        .flatMap(wordsOf)
        .filter((word) => !KINDS.includes(word)),
    )
  const words = { api: wordsIn(/^(?:backend|domain)\//), journeys: wordsIn(IS_SERVED) }
  return testFiles.filter((file) => {
    const [, kind, ...names] = /^tests\/(api|journeys)\/([^/]+)\/([^/.]+)/.exec(file) ?? []
    const known = kind === 'api' ? words.api : words.journeys
    if (kind && names.some((name) => wordsOf(name).every((word) => known.has(word)))) return true
    // of what is served, they import types and helpers only
    return [...closureOf(file)].some((one) => isChanged.has(one) && (!kind || !IS_SERVED.test(one)))
  })
}

/** What the running copy is made of. */
const IS_SERVED = /^(?:backend|domain|src|landing|ops)\//

/** They name what kind of file it is, in every subject; the walk of every page is in the daily run. */
const KINDS = ['page', 'route']

/** 'backend/src/orders/writes/reject-order.ts' → backend, src, order, write, reject … */
const wordsOf = (path: string): string[] =>
  path
    .replace(/\.\w+$/, '')
    .split(/[^A-Za-z]+|(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase().replace(/s$/, ''))

const imports = new Map<string, string[]>()

function closureOf(file: string): Set<string> {
  const seen = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...importsOf(next))
  }
  return seen
}

function importsOf(file: string): string[] {
  const known = imports.get(file)
  if (known) return known
  const text = /\.[cm]?tsx?$/.test(file) ? readFileSync(join(checkout.root, file), 'utf8') : ''
  const found = [...text.matchAll(IMPORT)].flatMap(([, from, alone]) => {
    const name = from ?? alone ?? ''
    const path = name.startsWith('#domain/')
      ? name.slice(1)
      : name.startsWith('.') && posix.join(posix.dirname(file), name.replace(/\?.*$/, ''))
    return path ? (fileOf(path) ?? []) : []
  })
  imports.set(file, found)
  return found
}

const fileOf = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.\w+$/.test(file) && existsSync(join(checkout.root, file)))
