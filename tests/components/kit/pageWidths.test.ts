import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Narrower is a field, a text or a dialog; wider than this is a page. */
const PAGE_PX = 600

test('a page is as wide as the frame, or as a form: no page has a width of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(portal|admin|shared)\/.*\.(tsx|css)$/.test(file))
    .map((file) => `src/${file}`)
  const own = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?!.*@media).*(?:max-?width:|minmax\(0,)[^;\n]*?(?<!\d)(\d{3,4})(?!\d)/gim,
      ),
    ]
      .filter(([, px]) => Number(px) >= PAGE_PX)
      .map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(own).toEqual([])
  expect(files.length).toBeGreaterThan(100)
})
