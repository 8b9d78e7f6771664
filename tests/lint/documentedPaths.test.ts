import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { deadPaths } from './documentedPaths'

const repository = resolve(import.meta.dirname, '../..')
const documentsIn = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name))

it('finds everything that the documents name by its path', () => {
  const documents = ['', 'docs', 'docs/decisions'].flatMap(documentsIn)
  expect(deadPaths(repository, documents)).toEqual([])
})

it('finds a path that has moved away', () => {
  const root = mkdtempSync(join(tmpdir(), 'winex-paths-'))
  try {
    mkdirSync(join(root, 'src/paths'), { recursive: true })
    writeFileSync(join(root, 'src/paths/here.ts'), '')
    writeFileSync(
      join(root, 'a.md'),
      '`src/paths/here`, `src/paths/gone.ts`, `other/gone`, `src/*`',
    )
    expect(deadPaths(root, ['a.md'])).toEqual(['a.md: src/paths/gone.ts'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
