import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { poeticLines } from './plainLanguage'

const repository = resolve(import.meta.dirname, '../..')
const ROOMS = ['domain', 'src', 'landing', 'backend/src', 'ops', 'tests']

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(repository, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)))
    // these name the words
    .filter((file) => !file.startsWith(join('tests', 'lint', 'plainLanguage'))),
)

it('finds no poetic words in the sources', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(poeticLines(repository, sources)).toEqual([])
})

it('finds one in a comment and leaves longer words alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'winex-words-'))
  try {
    const lines = ['/** Whoever asks. */', '// understands canew', '-- where it stands now', 'a()']
    writeFileSync(join(root, 'a.ts'), lines.join('\n'))
    expect(poeticLines(root, ['a.ts'])).toEqual(['a.ts:1', 'a.ts:3'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
