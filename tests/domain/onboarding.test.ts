import { expect, test } from 'vitest'
import {
  isProfileComplete,
  onboardingProgress,
  type OnboardingSeller,
} from '#domain/sellers/onboarding'
import type { WineFacts } from '#domain/wines/wine'
import { buildSeller } from '../support/buildSeller'

const seller = (changes: OnboardingSeller = {}): OnboardingSeller => ({
  ...buildSeller({ photo: '/files/sellers/1.webp', contract_signed: true, freight_saved: true }),
  ...changes,
})
const wine = (cents: number, stock: number): WineFacts => ({
  status: 'draft',
  variants: [
    {
      prices: [{ amount: cents, currency_code: 'brl' }],
      inventory_items: [{ inventory: { location_levels: [{ available_quantity: stock }] } }],
    },
  ],
})

test('a profile is complete with description, phone, address and photo', () => {
  expect(isProfileComplete(seller())).toBe(true)
  for (const field of ['description', 'phone', 'address_line', 'city', 'state', 'photo'] as const) {
    expect(isProfileComplete(seller({ [field]: null }))).toBe(false)
    expect(isProfileComplete(seller({ [field]: ' ' }))).toBe(false)
  }
})

test('a seller who has just registered has everything ahead', () => {
  const fresh = seller({
    photo: null,
    store_status: 'PENDING',
    contract_signed: null,
    freight_saved: false,
  })
  expect(onboardingProgress(fresh, [])).toEqual({
    profile: false,
    wine: false,
    price_stock: false,
    freight: false,
    approved: false,
    contract: false,
  })
})

test('price and stock count on the same wine', () => {
  expect(onboardingProgress(seller(), [wine(9_900, 0), wine(0, 12)]).price_stock).toBe(false)
  expect(onboardingProgress(seller(), [wine(9_900, 1)])).toEqual({
    profile: true,
    wine: true,
    price_stock: true,
    freight: true,
    approved: true,
    contract: true,
  })
})
