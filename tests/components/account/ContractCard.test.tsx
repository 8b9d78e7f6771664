import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { ContractCard } from '../../../src/portal/account/ContractCard'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const member = {
  id: 'mem_1',
  seller: { id: 'sel_1', contract_signed: true, contract_signed_at: '2026-06-17T15:00:00Z' },
}

const open = (
  contract: () => Promise<{ status?: number; body?: unknown }>,
  at = '/portal/account-settings/pix',
) => {
  network(({ path }) => {
    if (path === '/vendor/me') return { body: { member } }
    return contract()
  })
  openList(<ContractCard />, { dataProvider, at })
}

test('says no commission that it does not know: neither while it waits', async () => {
  open(() => new Promise(() => undefined))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(screen.queryByText(/Assinado em/)).toBeNull()
})

test('nor when it cannot be read', async () => {
  open(() => Promise.resolve({ status: 500 }))
  await screen.findByText('Assinado em 17/06/2026.')
})

test.each([
  ['', 0],
  ['#contrato', 1],
])(
  'a link to the contract opens it at once, one to its page does not: %s',
  async (hash, dialogs) => {
    open(() => Promise.resolve({ status: 500 }), `/portal/account-settings/pix${hash}`)
    await screen.findByText('Assinado em 17/06/2026.')
    if (dialogs) await screen.findByRole('dialog')
    expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs)
    if (!dialogs) return
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)
