import { describe, expect, it } from 'vitest'
import { countUntil, isTotal } from '#domain/wire/listCount'

describe('the total of a list (R62)', () => {
  it.each([
    [0, true],
    [10_000, true],
    [10_001, false],
  ])('%i is the total: %s', (count, total) => expect(isTotal(count)).toBe(total))

  it.each([
    ['the first page', 10, 0, 10_001],
    ['the last page of what is counted', 10, 9_990, 10_001],
    ['the page behind it', 10, 10_000, 10_011],
  ])('%s is counted as far as to know whether there is a next one', (_name, limit, offset, end) =>
    expect(countUntil({ limit, offset })).toBe(end),
  )
})
