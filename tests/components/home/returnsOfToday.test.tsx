import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import TodayPage from '../../../src/portal/home/TodayPage'
import { buildMember } from '../../support/buildSeller'
import { buildToday, buildTodayAccount, buildTodayOrder } from '../../support/buildToday'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const returned = (return_state: 'asked' | 'approved', display_id: number) =>
  buildTodayOrder({
    id: return_state,
    display_id,
    waiting: 'returns',
    reason: 'broken',
    day: '2026-11-25',
    return_state,
    is_late: true,
  })

test('a return is answered, and an approved one waits for its bottles without pressing', async () => {
  const today = buildToday({
    orders: [returned('asked', 20), returned('approved', 21)],
    account: buildTodayAccount(['freight']),
  })
  network(({ path }) => ({
    body: path === '/vendor/me' ? { member: buildMember() } : today,
  }))
  const { unmount } = openList(<TodayPage />, { dataProvider, at: '/portal/today' })
  const group = await screen.findByRole('region', {
    name: /^Devoluções para responder ou receber/,
  })
  expect(
    within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '#20 · Maria SilvaChegou quebrada ou vazando · pedida em 25/11Responder',
    '#21 · Maria SilvaAguardando as garrafasChegou quebrada ou vazando · pedida em 25/11Receber',
  ])
  const step = () => screen.findByRole('link', { name: /^Conferir frete/ })
  expect(await step()).not.toHaveClass('MuiButton-contained')
  unmount()

  // nothing can be done about it yet: the page's first thing is another
  today.orders.lines = [returned('approved', 21)]
  openList(<TodayPage />, { dataProvider, at: '/portal/today' })
  expect(await screen.findByRole('link', { name: 'Receber: #21' })).not.toHaveClass(
    'MuiButton-outlined',
  )
  expect(await step()).toHaveClass('MuiButton-contained')
})
