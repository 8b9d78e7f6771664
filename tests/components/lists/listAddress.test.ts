import { expect, test } from 'vitest'
import { signOut } from '../../../src/auth/signOut'
import { listAddress, rememberList } from '../../../src/shared/list/listAddress'

test('a list is come back to as it was left, until the person signs out', () => {
  expect(listAddress('/portal/wines')).toBe('/portal/wines')
  rememberList('/portal/wines', '?filter={"status":"draft"}&page=2')
  expect(listAddress('/portal/wines')).toBe('/portal/wines?filter={"status":"draft"}&page=2')
  expect(listAddress('/portal/orders')).toBe('/portal/orders')
  signOut('seller')
  expect(listAddress('/portal/wines')).toBe('/portal/wines')
})
