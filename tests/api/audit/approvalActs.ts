import type { MoneyApproval } from '#domain/money/payoutWire'
import { SECOND_PERSON_CENTS } from '../../run/startTestStack'
import { openSeller } from '../../support/openSeller'
import { openAs } from '../staff/openAs'
import type { Left } from './entriesOf'

/** One asks for an adjustment above the limit, and another decides. */
async function decided(verb: 'confirm' | 'refuse'): Promise<Left> {
  const [first, second] = [await openAs('finance'), await openAs('administration')]
  const { sellerId } = await openSeller()
  const amount = SECOND_PERSON_CENTS + 1
  await first.call(`/admin/sellers/${sellerId}/adjustments`, { amount, reason: 'Feira' })
  const { body } = await second.call<{ approvals: MoneyApproval[] }>('/admin/payouts/approvals')
  const id = body.approvals.find(({ seller }) => seller?.id === sellerId)?.id ?? ''
  await second.call(`/admin/payouts/approvals/${id}/${verb}`, {})
  return {
    of: id,
    leaves: [
      { action: 'payout.ask', before: null, after: { amount_cents: amount, reason: 'Feira' } },
      {
        action: `payout.${verb}`,
        before: null,
        after: { amount_cents: amount, asked_by: first.email },
      },
    ],
  }
}

/** What a second person of the staff decides, and what it leaves in the audit trail. */
export const APPROVAL_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/payouts/approvals/:id/confirm': () => decided('confirm'),
  'POST /admin/payouts/approvals/:id/refuse': () => decided('refuse'),
}
