import type {
  AdminPayout,
  AdminPayoutRow,
  DuePayout,
  MoneyApproval,
} from '#domain/money/payoutWire'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import DueList from '../../../src/admin/money/DueList'
import MadeList from '../../../src/admin/money/MadeList'
import MadePayout from '../../../src/admin/money/detail/MadePayout'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

export const buildDue = (changes: Partial<DuePayout> = {}): DuePayout => ({
  id: 'sel_1',
  seller: { id: 'sel_1', name: 'Casa Lima' },
  receivable: 0,
  available: 12_982,
  held: 0,
  in_payment: 0,
  held_reasons: [],
  ready: true,
  ...changes,
})

export const buildPayout = (changes: Partial<AdminPayout> = {}): AdminPayout => ({
  id: 'pout_1',
  number: 12,
  amount: 12_982,
  status: 'prepared',
  created_at: '2026-05-02T12:00:00.000Z',
  paid_on: null,
  end_to_end_id: null,
  failure_reason: null,
  pix_kind: 'email',
  pix_masked: 're***@lima.com.br',
  orders: [],
  adjustments: [],
  order_count: 0,
  adjustment_count: 0,
  seller: { id: 'sel_1', name: 'Casa Lima' },
  batch: { id: 'pbat_4', number: 4 },
  pix_key: 'repasses@lima.com.br',
  receiver_name: 'CASA LIMA',
  receiver_city: 'BENTO',
  txid: 'WX0000012',
  pix_code: '00020126',
  pay_problem: null,
  ...changes,
})

/** What an answer of the due list has in its cards. */
const DUE_SUMMARY = {
  next_batch: 12_982,
  receivable: 50_000,
  held: 7_000,
  in_payment: 0,
  debts: -3_000,
  ready: 1,
}
const MADE_SUMMARY = { prepared: 1, prepared_amount: 12_982, paid: 2, failed: 0 }

type Answer = { status?: number; body?: unknown }

interface Desk {
  due?: () => DuePayout[]
  payout?: AdminPayout
  /** What waits for a second person. */
  approvals?: () => MoneyApproval[]
  /** Answers what is sent. */
  post: (request: Request) => Answer | Promise<Answer>
}

/** An engine with these payouts. */
export const desk = (given: Desk) =>
  network((request) => {
    const { method, path, query } = request
    const { due = () => [buildDue()], payout = buildPayout(), approvals = () => [] } = given
    if (method === 'POST') return given.post(request)
    if (path === '/admin/payouts/approvals') return { body: { approvals: approvals() } }
    if (path === '/admin/commission/revenue') return { body: { months: [] } }
    if (path === '/admin/payouts/due') {
      const rows = due()
      const offset = Number(query['offset'] ?? 0)
      const page = { due: rows.slice(offset, offset + 10), count: rows.length, limit: 10, offset }
      return { body: { ...page, summary: { ...DUE_SUMMARY, ready: rows.length } } }
    }
    if (path === '/admin/payouts') {
      const payouts: AdminPayoutRow[] = [payout]
      const number = query['batch_id'] ? 4 : null
      const summary = { ...MADE_SUMMARY, batch_number: number }
      return { body: { payouts, count: 1, limit: 10, offset: 0, summary } }
    }
    return path === `/admin/payouts/${payout.id}` ? { body: { payout } } : { status: 404 }
  })

/** The pages of staff's payouts, from this one on. */
export const openDesk = (at: string, role = 'administration') =>
  openList(
    <>
      <Routes>
        <Route path="/admin/payouts" element={<DueList />} />
        <Route path="/admin/made-payouts" element={<MadeList />} />
        <Route path="/admin/made-payouts/:id" element={<MadePayout />} />
      </Routes>
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at, role },
  )

export const press = async (name: string | RegExp) => {
  // Some can be pressed only once the figures are there.
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name }))
}

/** The dialog that is open. */
export const dialog = async () => within(await screen.findByRole('dialog'))

/** What the network does when an answer does not come. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}
