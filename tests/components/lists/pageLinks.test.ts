import { expect, test } from 'vitest'
import { pageLinks } from '../../../src/shared/list/pageLinks'

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 … 6'],
  [3, 14, '1 2 3 4 … 14'],
  [4, 14, '1 … 3 4 5 … 14'],
  [7, 14, '1 … 6 7 8 … 14'],
  [12, 14, '1 … 11 12 13 14'],
  [14, 14, '1 … 11 12 13 14'],
  [99, 14, '1 … 11 12 13 14'],
  [0, 14, '1 2 3 4 … 14'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(
    pageLinks(page, pages)
      .map((link) => (link === 'ellipsis' ? '…' : link))
      .join(' '),
  ).toBe(shown)
})

test('at most five links, always with the first, the current and the last page (spec §9)', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageLinks(page, pages).filter((link) => link !== 'ellipsis')
      expect(numbers.length).toBeLessThanOrEqual(5)
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }
  }
})
