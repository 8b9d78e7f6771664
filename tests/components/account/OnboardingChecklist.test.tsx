import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OnboardingChecklist } from '../../../src/portal/onboarding/OnboardingChecklist'
import { dataProvider } from '../../../src/portal/dataProvider'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildWine } from '../lists/buildWine'
import { openList, settled } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const complete = buildSeller({
  photo: '/files/a.webp',
  contract_signed: true,
  freight_saved: true,
})
const soldWine = buildWine({ id: 'wine_1' })

function open({
  seller = {},
  wines = [] as unknown[],
  rate = 10 as number | null,
  at = '/portal',
}) {
  return {
    requests: network(({ path }) => {
      if (path === '/vendor/me')
        return { body: { member: buildMember({ seller: { ...complete, ...seller } }) } }
      if (path === '/vendor/commission')
        return {
          body: {
            commission_rules:
              rate === null ? [] : [{ rate: { percentage_rate: rate, unit: 'percent' } }],
          },
        }
      return { body: { products: wines, count: wines.length, limit: 50, offset: 0, summary: {} } }
    }),
    ...openList(<OnboardingChecklist />, { dataProvider, at }),
  }
}

test('a new seller sees six steps, each linking to where it is done', async () => {
  open({
    seller: {
      photo: null,
      store_status: 'PENDING',
      contract_signed: false,
      freight_saved: false,
    },
  })
  expect(await screen.findByText('0 de 6 concluídos')).toBeVisible()
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Complete o perfil')).toBe('/portal/account-settings')
  expect(target('Cadastre o primeiro vinho')).toBe('/portal/add-wine')
  expect(target('Confira o frete')).toBe('/portal/freight')
  expect(target('Assine o contrato')).toBe('/portal/account-settings/pix')
  expect(screen.getByText('Aprovação da equipe winex')).toBeVisible()
})

test('price and stock lead to the wine that lacks them', async () => {
  open({ wines: [{ ...soldWine, id: 'wine_2', variants: [] }] })
  expect(await screen.findByText('5 de 6 concluídos')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Defina preço e estoque' })).toHaveAttribute(
    'href',
    '/portal/add-price/wine_2',
  )
})

test('without a commission the contract waits for staff', async () => {
  open({ seller: { contract_signed: false }, rate: null })
  expect(
    await screen.findByText('Disponível quando a equipe winex definir a comissão.'),
  ).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Assine o contrato' })).toBeNull()
})

test.each([
  ['once everything is done', { wines: [soldWine] }, 3],
  ['on other pages', { seller: { photo: null }, at: '/portal/orders' }, 0],
])('is not there %s', async (_when, world, calls) => {
  const { requests } = open(world)
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(calls))
  await settled()
  expect(screen.queryByText('Primeiros passos')).toBeNull()
})
