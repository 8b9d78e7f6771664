import { screen, waitFor } from '@testing-library/react'
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

const open = (contract: () => Promise<{ status?: number; body?: unknown }>) => {
  network(({ path }) => {
    if (path === '/vendor/me') return { body: { member } }
    return contract()
  })
  openList(<ContractCard />, { dataProvider, at: '/portal/account-settings' })
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
