import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')

/** React's `lazy` takes the page away with what was typed into it, when the code cannot come. */
const BY_REACT = /\blazy\(\(\) => import\('[^']*(Dialog|Menu|Calendar|RangeForm|Panel|SaveView)'\)/

it('finds every dialog fetched by lazyDialog, which leaves the page as it is when the code cannot come', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => BY_REACT.test(readFileSync(join(src, file), 'utf8')))
  expect(found).toEqual([])
})
