import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { folderCircles } from './folderCircles'

it('finds no folders of the backend that import each other in a circle', () => {
  expect(folderCircles(resolve(import.meta.dirname, '../../backend/src'))).toEqual([])
})

it('finds a circle of three folders that no two files make', () => {
  const root = mkdtempSync(join(tmpdir(), 'winex-folders-'))
  try {
    for (const [file, code] of [
      ['a/one.ts', "import '../b/one'"],
      ['b/one.ts', "import { x } from '../c'"],
      ['c/index.ts', 'export const x = 1'],
      ['c/two.ts', "import type { Y } from '../a/other'"],
      ['a/other.ts', 'export type Y = 1'],
    ] as const) {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), code)
    }
    expect(folderCircles(root)).toEqual(['a → b → c → a'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

const BACKEND = resolve(import.meta.dirname, '../../backend/src')
/** The folders that are no subject (docs/architecture.md). */
const NO_SUBJECT = ['engine', 'jobs', 'links', 'migration-scripts', 'modules', 'scripts', 'server']
const subjects = readdirSync(BACKEND, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_SUBJECT.includes(entry.name))
  .map(({ name }) => name)

it('has every subject of the backend in the rules of the lint', () => {
  const rules = readFileSync(resolve(import.meta.dirname, '../../.oxlintrc.json'), 'utf8')
  const lists = [...rules.matchAll(/[({](account[|,][a-z|,]+)/g)].map(([, list = '']) =>
    list
      .split(/[|,]/)
      .filter((name) => !['jobs', 'links', 'migration', 'scripts', 'server'].includes(name))
      .sort(),
  )
  expect(lists.length).toBeGreaterThan(2)
  for (const list of lists) expect(list).toEqual(subjects.toSorted())
})

/** Imports of `reads/` that reach a write: of their own subject, or what another subject's index gives of its own. */
function writesThatReadsImport(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^\w+\/reads\/.*\.ts$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /import (?:type )?\{([^}]+)\} from '(?:\.\.\/)+(\w+)'/g,
        ),
      ].flatMap(([, names = '', subject = '']) => {
        if (!subjects.includes(subject)) return []
        const index = readFileSync(join(root, subject, 'index.ts'), 'utf8')
        const writes = [...index.matchAll(/export \{([^}]+)\} from '\.\/(?:writes|routes)/g)]
          .flatMap(([, list = '']) => list.split(','))
          .map((name) => name.trim())
        return names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => writes.includes(name))
          .map((name) => `${file}: ${name} of ${subject}`)
      }),
    )
}

it('finds no read that imports a write of another subject', () => {
  expect(writesThatReadsImport(BACKEND)).toEqual([])
})
