import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { StoreNotice } from '../../../src/portal/StoreNotice'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { openList, settled } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

function open(store_status: string, at: string) {
  network(() => ({ body: { member: buildMember({ seller: buildSeller({ store_status }) }) } }))
  openList(<StoreNotice />, { dataProvider, at })
}

// R14
test.each(['/portal', '/portal/wines'])(
  'a registration that is looked at says so where the portal opens, and leads to Hoje: %s',
  async (at) => {
    open('PENDING', at)
    expect(
      await screen.findByText('Solicitação enviada: seu cadastro está em análise'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Voltar ao login' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver os próximos passos' })).toHaveAttribute(
      'href',
      '/portal/today',
    )
  },
)

test.each(['/portal/today', '/portal/orders', '/portal/wines/prod_1'])(
  'and on no other page: %s',
  async (at) => {
    open('PENDING', at)
    await settled()
    expect(screen.queryByText(/em análise/)).toBeNull()
  },
)

test('that an account can only read is said above every page', async () => {
  open('SUSPENDED', '/portal/today')
  expect(await screen.findByText('Sua conta está suspensa')).toBeVisible()
})
