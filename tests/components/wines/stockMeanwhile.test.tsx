import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { writes } from './engine'
import {
  MINIMUM,
  openOnce,
  openPriceStock as open,
  QUANTITY,
  save,
  type,
  WHOLESALE,
} from './openPriceStock'

afterEach(() => vi.unstubAllGlobals())

describe('an order that came in while the form was open', () => {
  /** 24 in the cellar when the page was opened; two of them are reserved by now. */
  const openReserved = () =>
    open({
      answer: ({ path, body }) => {
        if (!path.includes('location-levels')) return undefined
        const { stocked_quantity: stocked } = body as { stocked_quantity: number }
        const message =
          'Não é possível ter menos de 2 garrafas: são as reservadas para pedidos ainda não enviados.'
        if (stocked < 2)
          return {
            status: 400,
            body: {
              type: 'invalid_data',
              message,
              errors: { stocked_quantity: message },
              current: { stocked_quantity: 24, reserved_quantity: 2 },
            },
          }
        const location_level = {
          location_id: 'loc-1',
          stocked_quantity: stocked,
          reserved_quantity: 2,
          available_quantity: stocked - 2,
        }
        const product_status = stocked > 2 ? 'published' : 'draft'
        return { body: { location_level, product_status } }
      },
    })

  test('leaves fewer bottles than were typed, and that is told', async () => {
    await openReserved()
    await type(QUANTITY, '30')
    await save()
    expect(
      await screen.findByText(
        'Estoque e preços atualizados com sucesso! Os pedidos mudaram enquanto você editava: agora há 28 garrafas disponíveis.',
      ),
    ).toBeVisible()
  })

  test('does not hinder that all others are taken out: it is a question, and then done', async () => {
    const { requests } = await openReserved()
    await type(MINIMUM, '')
    await type(WHOLESALE, '')
    await type(QUANTITY, '0')
    await save()
    expect(await screen.findByText('O estoque mudou enquanto você editava')).toBeVisible()
    expect(screen.getByRole('row', { name: /^Quantidade disponível/ })).toHaveTextContent(
      /0 garrafas.*22 garrafas/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Gravar 0 garrafas' }))
    await waitFor(() =>
      expect(writes(requests).at(-1)?.body).toEqual({
        stocked_quantity: 2,
        expected_stocked_quantity: 24,
      }),
    )
    expect(await screen.findByText(/Sem estoque, o vinho passou para 'Pendente'/)).toBeVisible()
  })
})

test('a zero that is written otherwise takes the wine out of the store all the same, and is told so', async () => {
  await open()
  await type(MINIMUM, '')
  await type(WHOLESALE, '')
  await type(QUANTITY, '00')
  await save()
  expect(await screen.findByText(/Sem estoque, o vinho passou para 'Pendente'/)).toBeVisible()
})

test('who keeps the bottles that a colleague has counted is not told that the wine has none', async () => {
  await openOnce({
    status: 409,
    body: {
      type: 'conflict',
      message: 'O estoque mudou',
      current: { stocked_quantity: 20, reserved_quantity: 0, available_quantity: 20 },
    },
  })
  await type(MINIMUM, '')
  await type(WHOLESALE, '')
  await type(QUANTITY, '0')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Ficar com 20 garrafas' }))
  expect(await screen.findByText('Estoque e preços atualizados com sucesso!')).toBeVisible()
})
