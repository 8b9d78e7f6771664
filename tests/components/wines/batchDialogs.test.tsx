import type { WinePriceRow } from '#domain/wines/winePricesWire'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { largeStockMoves, StockBatchDialog } from '../../../src/portal/wines/batch/StockBatchDialog'
import { openList } from '../lists/openList'

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
  openList(form, { dataProvider, at: '/portal/wines' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}

test('bottles that move very far are named before they are changed, others are not', () => {
  const changes = [
    { id: 'a', available: 500 },
    { id: 'b', available: 500 },
    { id: 'c', available: 12 },
  ]
  expect(largeStockMoves({ kind: 'stock', wines, changes })).toEqual([
    {
      id: 'a',
      title: 'Vinho a',
      moves: [{ field: 'quantity', before: 5, after: 500, size: 'factor' }],
    },
  ])
})

test('bottles are added to what there is, or set; what cannot be is said at the field', async () => {
  open(<StockBatchDialog {...given} />)
  await press('Mudar estoque')
  expect(screen.getByText('Quantidade deve ser um número válido')).toBeVisible()
  // the digit pad of a phone has no minus
  expect(screen.getByLabelText('Garrafas')).toHaveAttribute('inputmode', 'text')
  await userEvent.type(screen.getByLabelText('Garrafas'), '-1')
  expect(screen.getByText(/menos de 0 garrafas/)).toBeVisible()
  await press('Mudar estoque')
  expect(onConfirm).not.toHaveBeenCalled()
  await choose('O que fazer', 'Deixar com')
  await userEvent.clear(screen.getByLabelText('Garrafas'))
  expect(screen.getByLabelText('Garrafas')).toHaveAttribute('inputmode', 'numeric')
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

test('bottles that move very far are asked about, and the number stays until the answer is yes', async () => {
  open(<StockBatchDialog {...given} />)
  await choose('O que fazer', 'Deixar com')
  await userEvent.type(screen.getByLabelText('Garrafas'), '500')
  await press('Mudar estoque')
  expect(await screen.findByText(/^5 garrafas → 500 garrafas/)).toBeVisible()
  await press('Voltar e conferir')
  await waitFor(() => expect(screen.queryByText(/500 garrafas/)).not.toBeInTheDocument())
  expect(screen.getByLabelText('Garrafas')).toHaveValue('500')
  expect(onConfirm).not.toHaveBeenCalled()
  await press('Mudar estoque')
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim mesmo' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})
