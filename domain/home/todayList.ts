import type { OrderWaiting } from '../orders/orderWaiting'
import { isJoining, ONBOARDING_STEPS, type OnboardingStep } from '../sellers/onboarding'
import type { WineAttention } from '../wines/wineAttention'
import type { Today } from './todayWire'

/** Without the orders of one group that were just answered: what was done is gone before the next answer of the server. */
export function withoutOrders(today: Today, waiting: OrderWaiting, ids: readonly string[]): Today {
  const { counts, lines, approvable } = today.orders
  const gone = new Set(ids)
  return {
    ...today,
    orders: {
      counts: { ...counts, [waiting]: Math.max(0, counts[waiting] - gone.size) },
      lines: lines.filter((line) => line.waiting !== waiting || !gone.has(line.id)),
      approvable: waiting === 'approve' ? approvable.filter(({ id }) => !gone.has(id)) : approvable,
    },
  }
}

/** Without the wines of one group that were just seen to. */
export function withoutWines(
  today: Today,
  attention: WineAttention,
  ids: readonly string[],
): Today {
  const { counts, lines } = today.wines
  const gone = new Set(ids)
  return {
    ...today,
    wines: {
      counts: { ...counts, [attention]: Math.max(0, counts[attention] - gone.size) },
      lines: lines.filter((line) => line.attention !== attention || !gone.has(line.id)),
    },
  }
}

/** A step that is open. `waits`: for the team or the step before, or for an owner; who looks can do nothing about it now. */
export interface OpenStep {
  step: OnboardingStep
  waits: 'turn' | 'owner' | null
}

/** What only an owner may do. */
const OWNERS_STEPS: readonly OnboardingStep[] = ['profile', 'pix', 'contract']

/** What is still to be done for the account, in order; once it sells, a member is told of nothing that only an owner may do. */
export function openSteps(account: NonNullable<Today['account']>, isOwner: boolean): OpenStep[] {
  const { done, is_rated, publishable_wine } = account
  const waits: Partial<Record<OnboardingStep, boolean>> = {
    price_stock: !done.wine,
    approved: true,
    contract: !is_rated,
    publish: !done.approved || publishable_wine === null,
  }
  // an account that sells is not told of what it once has not done: only a contract that exists
  const shown = ONBOARDING_STEPS.filter(
    (step) =>
      isJoining(done) ||
      ((step !== 'contract' || is_rated) && (isOwner || !OWNERS_STEPS.includes(step))),
  )
  const waitsFor = (step: OnboardingStep) => {
    if (!isOwner && OWNERS_STEPS.includes(step)) return 'owner'
    return waits[step] ? 'turn' : null
  }
  return shown.filter((step) => !done[step]).map((step) => ({ step, waits: waitsFor(step) }))
}

/** A wine that a step of joining already speaks of is no group of its own. */
export function shownWines(
  attention: WineAttention,
  { wines, account }: Pick<Today, 'wines' | 'account'>,
): boolean {
  const count = wines.counts[attention]
  if (count !== 1 || !account) return count > 0
  if (attention === 'price') return account.done.price_stock
  return attention !== 'publish' || account.done.publish
}
