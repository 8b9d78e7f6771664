import {
  onboardingProgress,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from '#domain/sellers/onboarding'
import { canWrite } from '#domain/sellers/seller'
import { retailPrice, totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { paths } from '../../paths'
import { useCommissionRate } from '../commission/useContract'
import { ME_QUERY } from '../fetchMe'

export interface ChecklistItem {
  step: OnboardingStep
  isDone: boolean
  /** Where it is done; null when it is staff's turn. */
  to: string | null
}

/** As many wines as say whether one of them can be sold: those with the most stock come first. */
const WINES_LOOKED_AT = 50

/** The checklist of the signed-in seller; null while it is unknown, once everything is done, and for who can only read. */
export function useOnboarding(): ChecklistItem[] | null {
  const { data: me } = useQuery(ME_QUERY)
  const { data: rate } = useCommissionRate()
  // after the page's own first requests, which are what the seller waits for
  const isKnown = canWrite(me?.seller?.store_status) && rate !== undefined
  const { data: wines } = useGetList<Product>(
    'wines',
    {
      pagination: { page: 1, perPage: WINES_LOOKED_AT },
      sort: { field: 'stock', order: 'DESC' },
    },
    { enabled: isKnown },
  )
  if (!isKnown || !me?.seller || !wines) return null
  const done = onboardingProgress(me.seller, wines)
  if (ONBOARDING_STEPS.every((step) => done[step])) return null
  const unpriced = wines.find((wine) => !(totalStock(wine) > 0 && (retailPrice(wine) ?? 0) > 0))
  const places: Record<OnboardingStep, string | null> = {
    profile: paths.portal.accountSettings,
    wine: paths.portal.addWine,
    price_stock: unpriced ? paths.portal.addPrice(unpriced.id) : null,
    freight: paths.portal.freight,
    approved: null,
    contract: rate === null ? null : paths.portal.accountPix,
  }
  return ONBOARDING_STEPS.map((step) => ({ step, isDone: done[step], to: places[step] }))
}
