import { expect, test } from 'vitest'
import type { Parcel } from '../../../src/portal/orders/ship/parcelsOf'
import { readyOf, renewedOf, type Ready } from '../../../src/portal/orders/ship/readyOf'
import { buildOrder } from '../lists/buildOrder'

const KEY = '43261111222333000181550010000010421000010420'
const parcel = { key: 'order-1', order: buildOrder() } as Parcel
const refused = (code: string): Ready => ({ ...parcel, code, accessKey: KEY })
const line = (code: string) => ({
  codes: { 'order-1': code },
  accessKeys: { 'order-1': KEY },
  files: {},
})

test('a refused package whose code was emptied is not sent, an invoice that went alone is', () => {
  expect(renewedOf(refused('BR1'), [parcel], line(''))).toEqual([])
  expect(renewedOf(refused('BR1'), [parcel], line('BR2'))).toMatchObject([{ code: 'BR2' }])
  expect(renewedOf(refused(''), [parcel], line(''))).toMatchObject([{ code: '', accessKey: KEY }])
})

test.each([
  ['the first line', 'a'],
  ['the second line', 'b'],
])('the invoice of an order of two packages, on %s, goes with the first that is sent', (_, on) => {
  const parcels = [
    { ...parcel, key: 'a' },
    { ...parcel, key: 'b' },
  ]
  const typed = (codes: Record<string, string>) => ({ codes, accessKeys: { [on]: KEY }, files: {} })
  const invoices = (codes: Record<string, string>) =>
    readyOf(parcels, typed(codes)).map(({ key, accessKey }) => [key, accessKey])
  expect(invoices({ a: 'BR1', b: 'BR2' })).toEqual([
    ['a', KEY],
    ['b', ''],
  ])
  expect(invoices({ b: 'BR2' })).toEqual([['b', KEY]])
  expect(invoices({})).toEqual([[on, KEY]])
})
