import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')

/** What React's `lazy` fetches: what it is, or the page instead of which it is drawn. */
const BY_REACT = /\blazy\(\s*\(\) =>\s*import\('(?:[^']*\/)?([^'/]+)'\)/g

/** Drawn alone in the place of a page; its failure is the page's. */
const INSTEAD_OF_A_PAGE = ['SecondFactorFirst', 'AddImageStep']

/** React's `lazy` takes the page away with what was typed into it, when the code cannot come. */
it('finds React lazy for whole pages only: a part or a dialog whose code cannot come leaves the page as it is', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    // the doors of the subjects name pages
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('/index.ts'))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(BY_REACT)].map(([, name = '']) => name),
    )
    .filter((name) => !name.endsWith('Page') && !INSTEAD_OF_A_PAGE.includes(name))
  expect(found).toEqual([])
})
