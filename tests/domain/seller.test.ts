import { expect, test } from 'vitest'

import {
  accessNotice,
  canActOnOrders,
  canEditCommission,
  canSetStoreStatus,
  canUseAccount,
  canWrite,
  mainContact,
  needsSignature,
  switchedStoreStatus,
} from '#domain/sellers/seller'
import { statusSwitch } from '#domain/sellers/statusSwitch'
import { EMPTY_COMPANY } from '#domain/sellers/registration'
import { REGION_KEYS, regionLabel } from '#domain/sellers/regions'

test('a seller in review prepares; only an active one acts on orders (R14)', () => {
  expect([canWrite('PENDING'), canActOnOrders('PENDING')]).toEqual([true, false])
  expect([canWrite('ACTIVE'), canActOnOrders('ACTIVE')]).toEqual([true, true])
})

test.each(['INACTIVE', 'SUSPENDED', 'BLOCKED', null, 'other'])(
  '%s reads and nothing else',
  (status) => {
    expect([canWrite(status), canActOnOrders(status)]).toEqual([false, false])
    expect(accessNotice(status)?.text).toContain('equipe')
  },
)

test('an inactive seller’s people still care for their accounts (R45)', () => {
  for (const status of ['ACTIVE', 'PENDING', 'INACTIVE']) expect(canUseAccount(status)).toBe(true)
  for (const status of ['SUSPENDED', 'BLOCKED', null, 'other'])
    expect(canUseAccount(status)).toBe(false)
})

test('the portal tells a seller in review, and leaves an active one alone', () => {
  expect(accessNotice('PENDING')?.title).toBe('Cadastro em análise')
  expect(accessNotice('ACTIVE')).toBeNull()
})

test('staff switch anything but active to active, and active to inactive (R37)', () => {
  expect(switchedStoreStatus('active')).toBe('INACTIVE')
  for (const status of ['INACTIVE', 'PENDING', 'BLOCKED', 'SUSPENDED', null]) {
    expect(switchedStoreStatus(status)).toBe('ACTIVE')
    expect(canSetStoreStatus(status, 'ACTIVE')).toBe(true)
  }
  expect(canSetStoreStatus('PENDING', 'INACTIVE')).toBe(true)
  expect(canSetStoreStatus('PENDING', 'BLOCKED')).toBe(false)
  expect(canSetStoreStatus('ACTIVE', 'BLOCKED')).toBe(false)
})

test.each([
  ['PENDING', 'ACTIVE', 'approve', 'approve'],
  ['SUSPENDED', 'ACTIVE', 'reactivate', 'approve'],
  ['INACTIVE', 'ACTIVE', 'reactivate', 'approve'],
  ['BLOCKED', 'ACTIVE', 'reactivate', 'approve'],
  ['PENDING', 'INACTIVE', 'refuse', 'refuse'],
  ['ACTIVE', 'INACTIVE', 'deactivate', 'deactivate'],
  ['SUSPENDED', 'INACTIVE', null, null],
])('from %s to %s is to %s, for who was never approved to %s', (store_status, to, known, never) => {
  expect(statusSwitch({ store_status }, to)).toBe(known)
  expect(statusSwitch({ store_status, never_approved: true }, to)).toBe(never)
})

test('the commission of an inactive seller is not edited (spec §4)', () => {
  expect([canEditCommission('INACTIVE'), canEditCommission('PENDING')]).toEqual([false, true])
})

test('the signature is asked for when a rate exists and nothing is signed', () => {
  expect(needsSignature({ contract_signed: null }, 12.5)).toBe(true)
  expect(needsSignature({ contract_signed: false }, 0)).toBe(true)
  expect(needsSignature({ contract_signed: true }, 12.5)).toBe(false)
  expect(needsSignature({ contract_signed: false }, null)).toBe(false)
})

// spec 103, 177
test('the main contact is the owner, otherwise the first member', () => {
  const [ana, beto] = [{ role: 'member' }, { role: 'owner' }]
  expect(mainContact([ana, beto])).toBe(beto)
  expect(mainContact([ana])).toBe(ana)
  expect(mainContact([])).toBeNull()
})

// spec 105, 242
test('the regions are those of the specification; the form begins with the Serra Gaúcha', () => {
  expect(REGION_KEYS).toEqual([
    'vale_do_sao_francisco',
    'serra_gaucha',
    'vale_dos_vinhedos',
    'campanha_gaucha',
    'campos_de_cima_da_serra',
    'planalto_catarinense',
    'vale_do_rio_peixe',
    'other',
  ])
  expect(regionLabel('other')).toBe('Outra região')
  expect(EMPTY_COMPANY.region).toBe('serra_gaucha')
})
