import { expect, test } from 'vitest'
import { cleanListSearch } from '../../../src/kit/list/cleanListSearch'

const known = { sorts: ['title', 'created_at'], filters: ['q', 'status'] }
const clean = (search: string) => cleanListSearch(search, known)

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

test('leaves a good address alone', () => {
  expect(clean('')).toBeUndefined()
  expect(
    clean(
      `?${query({ filter: '{"q":"serra","status":"draft"}', order: 'DESC', page: '3', perPage: '50', sort: 'title' })}`,
    ),
  ).toBeUndefined()
})

test.each([
  ['page', '-1'],
  ['page', '0'],
  ['page', 'abc'],
  ['page', '1e9'],
  ['perPage', '7'],
  ['perPage', '1000000'],
  ['sort', 'password'],
  ['order', 'sideways'],
])('drops %s=%s', (name, value) => {
  expect(clean(query({ filter: '{}', [name]: value }))).toBe(query({ filter: '{}' }))
})

test.each([
  ['not json', '{}'],
  ['[1,2]', '{}'],
  ['null', '{}'],
  ['"text"', '{}'],
  ['{"q":{"$ne":1},"status":"draft","seller_id":"x"}', '{"status":"draft"}'],
])('the filter %s becomes %s', (given, kept) => {
  expect(clean(query({ filter: given }))).toBe(query({ filter: kept }))
})
