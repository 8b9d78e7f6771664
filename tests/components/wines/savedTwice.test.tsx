import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { writes } from './engine'
import {
  MINIMUM,
  openOnce,
  openPriceStock,
  QUANTITY,
  RETAIL,
  save,
  type,
  WHOLESALE,
} from './openPriceStock'

afterEach(() => vi.unstubAllGlobals())

const seenOf = (body: unknown) =>
  (body as { variants: { expected_prices: object }[] }).variants[0]?.expected_prices
const STOCK = '/location-levels/'

test('who goes back from a changed stock is asked about it once, and not about their own price', async () => {
  const { requests } = await openOnce({
    status: 409,
    body: {
      type: 'conflict',
      message: 'O estoque mudou',
      current: { stocked_quantity: 18, reserved_quantity: 2, available_quantity: 16 },
    },
  })
  await type(RETAIL, '95,00')
  await type(QUANTITY, '30')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar e ajustar' }))
  await type(RETAIL, '96,00')
  await type(QUANTITY, '20')
  await save()
  await waitFor(() => expect(writes(requests)).toHaveLength(4))
  const [, , prices, stock] = writes(requests)
  expect(prices?.body).toMatchObject({ variants: [{ prices: [{ amount: 9_600 }, {}] }] })
  expect(seenOf(prices?.body)).toEqual({
    retail: 9_500,
    wholesale: { amount: 7_000, min_quantity: 6 },
  })
  expect(stock?.body).toEqual({ stocked_quantity: 22, expected_stocked_quantity: 18 })
})

test('a number of bottles that was asked about and not answered is asked about again', async () => {
  let asked = 0
  const { requests } = await openPriceStock({
    answer: ({ path }) =>
      path.includes(STOCK) && ++asked <= 2
        ? {
            status: 409,
            body: {
              type: 'conflict',
              message: 'O estoque mudou',
              current: { stocked_quantity: 18, reserved_quantity: 2, available_quantity: 16 },
            },
          }
        : undefined,
  })
  await type(RETAIL, '95,00')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar e ajustar' }))
  await type(RETAIL, '96,00')
  await save()
  const again = await screen.findByRole('button', { name: 'Voltar e ajustar' })
  expect(writes(requests).at(-1)?.body).toEqual({
    stocked_quantity: 24,
    expected_stocked_quantity: 24,
  })
  await userEvent.click(again)
})

test('a price that is corrected after the stock failed is compared with the one that was saved', async () => {
  const { requests } = await openOnce({ status: 503, body: { message: 'Volte logo.' } })
  await type(RETAIL, '95,00')
  await type(WHOLESALE, '')
  await type(MINIMUM, '')
  await save()
  await screen.findByText('Os preços foram salvos, mas o estoque não: Volte logo.')
  await type(RETAIL, '96,00')
  await save()
  await waitFor(() => expect(writes(requests)).toHaveLength(4))
  expect(seenOf(writes(requests)[2]?.body)).toEqual({ retail: 9_500, wholesale: null })
  expect(writes(requests)[3]?.body).toEqual({
    stocked_quantity: 24,
    expected_stocked_quantity: 24,
  })
})

test('what was saved is told before the wine has been read again', async () => {
  let isSaved = false
  await openPriceStock({
    wine: buildWine(),
    answer: ({ method, path }) => {
      if (path.includes(STOCK)) isSaved = true
      return isSaved && method === 'GET' ? new Promise<never>(() => {}) : undefined
    },
  })
  await type(RETAIL, '95,00')
  await save()
  expect(await screen.findByText('Estoque e preços atualizados com sucesso!')).toBeVisible()
})
