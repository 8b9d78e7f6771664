import { expect, test } from 'vitest'
import {
  isJoining,
  isProfileComplete,
  onboardingProgress,
  type OnboardingSeller,
} from '#domain/sellers/onboarding'
import { buildSeller } from '../support/buildSeller'

const seller = (changes: OnboardingSeller = {}): OnboardingSeller => ({
  ...buildSeller({ photo: '/files/sellers/1.webp', contract_signed: true, freight_saved: true }),
  ...changes,
})
const nothing = {
  has_wine: false,
  has_sellable_wine: false,
  has_published: false,
  has_pix_key: false,
}
const everything = {
  has_wine: true,
  has_sellable_wine: true,
  has_published: true,
  has_pix_key: true,
}

test('a profile is complete with description, phone, address and photo', () => {
  expect(isProfileComplete(seller())).toBe(true)
  for (const field of ['description', 'phone', 'address_line', 'city', 'state', 'photo'] as const) {
    expect(isProfileComplete(seller({ [field]: null }))).toBe(false)
    expect(isProfileComplete(seller({ [field]: ' ' }))).toBe(false)
  }
})

test('a seller who has just registered has everything ahead, in the order of the page', () => {
  const fresh = seller({
    photo: null,
    store_status: 'PENDING',
    contract_signed: null,
    freight_saved: false,
  })
  const done = onboardingProgress(fresh, nothing)
  expect(Object.entries(done)).toEqual([
    ['profile', false],
    ['wine', false],
    ['price_stock', false],
    ['freight', false],
    ['pix', false],
    ['approved', false],
    ['contract', false],
    ['publish', false],
  ])
  expect(isJoining(done)).toBe(true)
})

test('price and stock count on the same wine, and of a wine that was in the store', () => {
  const priced = { ...nothing, has_wine: true, has_sellable_wine: true }
  expect(onboardingProgress(seller(), { ...nothing, has_wine: true }).price_stock).toBe(false)
  expect(onboardingProgress(seller(), priced).price_stock).toBe(true)
  expect(
    onboardingProgress(seller(), { ...everything, has_sellable_wine: false }).price_stock,
  ).toBe(true)
})

test('joining ends with the approval and the first wine in the store; a contract to sign again is not joining', () => {
  const joining = (changes: OnboardingSeller, facts = everything) =>
    isJoining(onboardingProgress(seller(changes), facts))
  expect(joining({})).toBe(false)
  expect(joining({ contract_signed: false })).toBe(false)
  expect(joining({ store_status: 'PENDING' })).toBe(true)
  expect(joining({}, { ...everything, has_published: false })).toBe(true)
})
