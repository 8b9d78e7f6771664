import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
