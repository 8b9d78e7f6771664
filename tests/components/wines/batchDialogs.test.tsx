import type { WinePriceRow } from '#domain/wines/winePricesWire'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { PriceBatchDialog } from '../../../src/portal/wines/batch/PriceBatchDialog'
import { StockBatchDialog } from '../../../src/portal/wines/batch/StockBatchDialog'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const wine = (id: string, retail: number, available: number): WinePriceRow => ({
  id,
  title: `Vinho ${id}`,
  status: 'draft',
  retail,
  wholesale: null,
  available,
  low_stock: null,
})
const wines = [wine('a', 10_000, 5), wine('b', 5_000, 0), wine('c', 0, 2)]
const onConfirm = vi.fn()
const given = { wines, onConfirm, onClose: () => undefined }

function open(form: ReactElement) {
  onConfirm.mockClear()
  network(() => ({ body: { commission_rates: [] } }))
  openList(form, { dataProvider, at: '/portal/wines' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}

test('bottles are added to what there is, or set; what cannot be is said at the field', async () => {
  open(<StockBatchDialog {...given} />)
  await press('Mudar estoque')
  expect(screen.getByText('Quantidade deve ser um número válido')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Garrafas'), '-1')
  expect(screen.getByText(/menos de 0 garrafas/)).toBeVisible()
  await press('Mudar estoque')
  expect(onConfirm).not.toHaveBeenCalled()
  await choose('O que fazer', 'Deixar com')
  await userEvent.clear(screen.getByLabelText('Garrafas'))
  expect(screen.getByText('Quantidade deve ser um número válido')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Garrafas'), '7')
  await press('Mudar estoque')
  expect(onConfirm.mock.lastCall?.[0]).toMatchObject({
    kind: 'stock',
    changes: [
      { id: 'a', available: 7, expected: { available: 5 } },
      { id: 'b', available: 7, expected: { available: 0 } },
      { id: 'c', available: 7, expected: { available: 2 } },
    ],
  })
})

test('prices are changed by percentage, with the old and the new before it is done', async () => {
  open(<PriceBatchDialog {...given} />)
  expect(screen.getByText('1 vinho ainda não tem preço e fica como está.')).toBeVisible()
  await press('Mudar 0 preços')
  expect(await screen.findByText('Use um número, como 5 ou -2,50')).toBeVisible()
  const field = screen.getByLabelText('Quanto')
  await userEvent.type(field, '-100')
  expect(screen.getByText('Algum preço ficaria sem valor ou acima do limite.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, '0')
  expect(screen.getByText('Assim nenhum preço muda.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, '10')
  const [, row] = within(screen.getByRole('table')).getAllByRole('row')
  expect(row).toHaveTextContent('Vinho aR$ 100,00R$ 110,00')
  await choose('Arredondar', 'Para ,90')
  expect(row).toHaveTextContent('R$ 109,90')
  await press('Mudar 2 preços')
  expect(onConfirm.mock.lastCall?.[0]).toMatchObject({
    kind: 'price',
    wines: [{ id: 'a' }, { id: 'b' }],
    changes: [
      { id: 'a', retail: 10_990, expected: { retail: 10_000 } },
      { id: 'b', retail: 5_490, expected: { retail: 5_000 } },
    ],
  })
})
