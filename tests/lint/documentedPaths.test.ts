import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { WALKS } from '../../lab/cluster/walkThrough'
import { deadPaths } from './documentedPaths'

const repository = resolve(import.meta.dirname, '../..')
const documentsIn = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name))
const sourcesIn = (folder: string) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|[cm]js)$/.test(name))
    .map((name) => join(folder, name))

it('finds everything that the documents name by its path', () => {
  const documents = ['', 'docs', 'docs/decisions'].flatMap(documentsIn)
  expect(deadPaths(repository, documents)).toEqual([])
})

it('finds everything that comments name by its path', () => {
  const folders = ['backend/src', 'domain', 'lab', 'landing', 'ops', 'src', 'tests']
  // the examples of this file are dead on purpose
  const sources = folders
    .flatMap(sourcesIn)
    .filter((file) => !file.includes('documentedPaths.test'))
  expect(sources.length).toBeGreaterThan(1_000)
  expect(deadPaths(repository, sources)).toEqual([])
})

it('finds every test that several machines are walked with', () => {
  const files = WALKS.flatMap((walk) => walk.files).map((file) => `tests/${file}.test.ts`)
  expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([])
})

it('finds a path that has moved away, or names a folder of before', () => {
  const root = mkdtempSync(join(tmpdir(), 'winex-paths-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    write('src/paths/here.ts', '')
    write('docs/decisions/05-a-decision.md', '')
    write(
      'a.md',
      '`src/paths/here`, `src/paths/gone.ts`, `other/gone`, `src/*`, `workflows/gone.ts`',
    )
    write(
      'a.ts',
      `// src/paths/here, docs/decisions/05, docs/decisions/06
      import '../http/gone' /* as backend/src/gone.ts,
       * and http/gone, have it; wines/orders, too */`,
    )
    expect(deadPaths(root, ['a.md', 'a.ts'])).toEqual([
      'a.md: src/paths/gone.ts',
      'a.md: workflows/gone.ts',
      'a.ts: docs/decisions/06',
      'a.ts: http/gone',
    ])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
