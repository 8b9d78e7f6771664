import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import StatisticsPage from '../../../src/portal/orders/statistics/StatisticsPage'
import { lateAnswer } from '../../support/lateAnswer'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const statistics = {
  revenue: [{ from: '2026-11-15', to: '2026-11-21', amount: 12_000 }],
  best_sellers: [{ product_id: 'prod-1', title: 'Malvasia', bottles: 24, amount: 99_000 }],
  returns: {
    wines: [
      { name: 'Talha', delivered: 40, broken: 2, returned: 3 },
      { name: 'Brisa', delivered: 1, broken: 1, returned: 1 },
    ],
    carriers: [{ name: null, delivered: 40, broken: 2, returned: 3 }],
  },
}

function open() {
  network(() => ({ body: statistics }))
  openList(<StatisticsPage />, { dataProvider, at: '/portal/orders/statistics' })
}

test("the chart's bars are chosen by key and say their value", async () => {
  open()
  const bar = await screen.findByRole('radio', { name: '15/11/2026 – 21/11/2026: R$ 120,00' })
  expect(bar).toBeChecked()
})

test('the page names the best-selling wines, what came back by wine and what broke by carrier', async () => {
  open()
  expect(screen.getByRole('heading', { name: 'Estatísticas', level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar para Pedidos' })).toHaveAttribute(
    'href',
    '/portal/orders',
  )
  expect(await screen.findByText('Malvasia')).toBeVisible()
  expect(screen.getByText('24 garrafas')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Por vinho' })).toHaveTextContent(
    'Talha2 quebradas, 3 devolvidas ao todo, de 40 entreguesBrisa1 quebrada, 1 devolvida ao todo, de 1 entregue',
  )
  expect(screen.getByRole('list', { name: 'Quebras por transportadora' })).toHaveTextContent(
    'Outra ou sem código',
  )
})

test('a period shows nothing of the other one while it loads; one that cannot be read leaves the way back', async () => {
  const month = lateAnswer<{ status: number }>()
  network(({ query }) => (query.period === 'month' ? month.answered : { body: statistics }))
  openList(<StatisticsPage />, { dataProvider, at: '/portal/orders/statistics' })
  expect(await screen.findByText('Malvasia')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Por mês' }))
  expect(screen.getByText('Em pedidos pagos dos últimos 12 meses, sem o que voltou')).toBeVisible()
  expect(screen.queryByText('Malvasia')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  month.answerNow({ status: 404 })
  expect(await screen.findByText('Não foi possível carregar o gráfico.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Vinhos mais vendidos' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Por semana' }))
  expect(await screen.findByRole('radio')).toBeChecked()
})

test('a period in which nothing was sold says so, also to who sold before', async () => {
  network(() => ({ body: { ...statistics, revenue: [], best_sellers: [] } }))
  openList(<StatisticsPage />, { dataProvider, at: '/portal/orders/statistics' })
  expect(
    await screen.findAllByText(
      'Nenhuma venda neste período. Cada pedido aparece aqui quando é pago.',
    ),
  ).toHaveLength(2)
})
