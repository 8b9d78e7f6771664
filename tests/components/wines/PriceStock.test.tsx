import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openPage } from './openPage'
import {
  MINIMUM,
  openPriceStock as open,
  QUANTITY,
  RETAIL,
  save,
  type,
  WHOLESALE,
} from './openPriceStock'

afterEach(() => vi.unstubAllGlobals())

const saveAnyway = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Salvar assim mesmo' }))

// spec 67
test('opens with what is stored, in reais and bottles', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Gerenciar preços e estoque' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
    'href',
    '/portal/wines/wine-1',
  )
  expect(screen.getByLabelText(RETAIL)).toHaveValue('89,90')
  expect(screen.getByLabelText(WHOLESALE)).toHaveValue('70,00')
  expect(screen.getByLabelText(MINIMUM)).toHaveValue('6')
  expect(screen.getByLabelText(QUANTITY)).toHaveValue('24')
  expect(screen.getByLabelText(RETAIL)).toHaveAttribute('inputmode', 'decimal')
})

describe('rules', () => {
  test.each([
    [RETAIL, '', 'Preço de varejo é obrigatório'],
    [RETAIL, '-1', 'Preço deve ser maior ou igual a 0'],
    [WHOLESALE, '', 'Informe o preço de atacado para usar quantidade mínima'],
    [MINIMUM, '', 'Defina quantidade mínima (>=1) para preço de atacado'],
    [MINIMUM, '0', 'Quantidade mínima deve ser >= 1'],
    [MINIMUM, '1,5', 'Deve ser um número inteiro válido'],
    [MINIMUM, '-2', 'Quantidade deve ser >= 0'],
    [MINIMUM, '25', 'Não pode exceder a quantidade disponível'],
    [QUANTITY, '', 'Quantidade é obrigatória'],
    [QUANTITY, '-1', 'Quantidade deve ser maior ou igual a 0'],
    [QUANTITY, 'abc', 'Quantidade deve ser um número válido'],
  ])('%s = "%s": %s', async (label, text, message) => {
    const { requests } = await open()
    await type(label, text)
    await save()
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(writes(requests)).toEqual([])
  })

  test('wholesale without a minimum also says so in the toast', async () => {
    await open()
    await type(MINIMUM, '')
    await save()
    expect(
      await screen.findByText('Defina a quantidade mínima (>=1) para o preço de atacado.'),
    ).toBeVisible()
  })

  test('a message that depends on another field goes with it', async () => {
    await open()
    await type(MINIMUM, '')
    await save()
    expect(screen.getByLabelText(MINIMUM)).toHaveAttribute('aria-invalid', 'true')
    await type(WHOLESALE, '')
    await waitFor(() =>
      expect(screen.getByLabelText(MINIMUM)).toHaveAttribute('aria-invalid', 'false'),
    )
  })

  test('stock that fell below the minimum by sales does not lock the form (R7)', async () => {
    const { requests } = await open({ wine: buildWine({ stock: 3 }) })
    await type(RETAIL, '99,00')
    await save()
    await waitFor(() => expect(writes(requests)).toHaveLength(2))
  })

  test('a wholesale price above the retail price only warns (R6)', async () => {
    await open()
    await type(WHOLESALE, '95')
    expect(
      screen.getByText('O preço de atacado está igual ou acima do preço de varejo.'),
    ).toBeVisible()
  })
})

test('what the seller gets per bottle, while typing', async () => {
  await open({ rate: 12.345 })
  expect(await screen.findByText('Você recebe R$ 78,80 por garrafa')).toBeVisible()
  await type(RETAIL, '100')
  expect(screen.getByText('Você recebe R$ 87,65 por garrafa')).toBeVisible()
  expect(screen.getAllByText(/comissão de 12,345%/)[0]).toBeVisible()
})

test('no rate, no share', async () => {
  await open()
  expect(screen.queryByText(/Você recebe/)).not.toBeInTheDocument()
})

describe('saving', () => {
  // spec 67, 204
  test.each([
    ['0,01', 1],
    ['89,90', 8_990],
    ['9.999,99', 999_999],
  ])('R$ %s travels as %i cents; then the wine’s page', async (typed, cents) => {
    const { requests, address } = await open()
    await type(RETAIL, typed)
    await type(WHOLESALE, '')
    await type(MINIMUM, '')
    await type(QUANTITY, '30')
    await save()
    if (cents !== 8_990) await saveAnyway()
    expect(await screen.findByText('Estoque e preços atualizados com sucesso!')).toBeVisible()
    expect(writes(requests)).toEqual([
      {
        call: 'POST /vendor/products/wine-1',
        body: {
          variants: [
            {
              id: 'variant-1',
              prices: [{ amount: cents, currency_code: 'brl' }],
              expected_prices: { retail: 8_990, wholesale: { amount: 7_000, min_quantity: 6 } },
            },
          ],
        },
      },
      {
        call: 'POST /vendor/inventory-items/item-1/location-levels/loc-1',
        body: { stocked_quantity: 30, expected_stocked_quantity: 24 },
      },
    ])
    await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
  })

  test('a price with a digit too many is asked about once, with old and new; back is the nearest key', async () => {
    const { requests } = await open()
    await type(RETAIL, '899,00')
    await save()
    const dialog = await screen.findByRole('dialog', {
      name: '1 valor muda muito. Salvar assim mesmo?',
    })
    expect(dialog).toHaveTextContent('Varejo: R$ 89,90 → R$ 899,00 (10 vezes ou mais)')
    expect(screen.getByRole('button', { name: 'Voltar e conferir' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar e conferir' }))
    expect(writes(requests)).toEqual([])
    expect(screen.getByLabelText(RETAIL)).toHaveValue('899,00')
    await save()
    await saveAnyway()
    await waitFor(() => expect(writes(requests)).toHaveLength(2))
  })

  // spec 140, 229
  test('stock 0 says Pendente', async () => {
    await open()
    await type(WHOLESALE, '')
    await type(MINIMUM, '')
    await type(QUANTITY, '0')
    expect(
      screen.getByText('Com estoque 0 o vinho sai da loja e passa para rascunho.'),
    ).toBeVisible()
    await save()
    expect(await screen.findByText(/passou para 'Pendente'/)).toBeVisible()
  })

  // R61
  test('a wine whose bottles are all reserved stays published when only its price changes', async () => {
    const wine = buildWine({ status: 'published' })
    const level = wine.variants[0]?.inventory_items[0]?.inventory?.location_levels[0]
    if (level) level.available_quantity = 0
    const { requests } = await open({ wine })
    expect(screen.getByLabelText(QUANTITY)).toHaveValue('0')
    await type(RETAIL, '99,00')
    expect(screen.queryByText(/passa para rascunho/)).not.toBeInTheDocument()
    await save()
    expect(await screen.findByText('Estoque e preços atualizados com sucesso!')).toBeVisible()
    expect(writes(requests).map(({ call }) => call)).toEqual([
      'POST /vendor/products/wine-1',
      expect.stringContaining('/location-levels/'),
    ])
  })

  test('reserved bottles stay on top of what is typed', async () => {
    const wine = buildWine()
    const level = wine.variants[0]?.inventory_items[0]?.inventory?.location_levels[0]
    if (level) level.available_quantity = 20
    const { requests } = await open({ wine })
    await type(QUANTITY, '30')
    await save()
    await waitFor(() =>
      expect(writes(requests)[1]?.body).toEqual({
        stocked_quantity: 34,
        expected_stocked_quantity: 24,
      }),
    )
  })

  test('a failure of the stock says that the prices are saved', async () => {
    await open({
      answer: ({ path }) =>
        path.includes('location-levels')
          ? {
              status: 400,
              body: {
                message: 'Não é possível ter menos de 3 garrafas',
                errors: { stocked_quantity: 'Não é possível ter menos de 3 garrafas' },
              },
            }
          : undefined,
    })
    await save()
    expect(
      await screen.findByText(
        'Os preços foram salvos, mas o estoque não: Não é possível ter menos de 3 garrafas',
      ),
    ).toBeVisible()
    expect(screen.getByLabelText(QUANTITY)).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(screen.getByLabelText(QUANTITY)).toHaveFocus())
  })

  test('what the server refuses is shown at its field, gets the focus, and goes when it is corrected', async () => {
    await open({
      answer: ({ path, method }) =>
        method === 'POST' && path.endsWith('wine-1')
          ? {
              status: 400,
              body: {
                message: 'Preço acima do limite permitido',
                errors: { 'variants.0.prices.1.amount': 'Preço acima do limite permitido' },
              },
            }
          : undefined,
    })
    await save()
    await waitFor(() => expect(screen.getByLabelText(WHOLESALE)).toHaveFocus())
    expect(screen.getByLabelText(WHOLESALE)).toHaveAccessibleDescription(
      'Preço acima do limite permitido',
    )
    await type(WHOLESALE, '71')
    await waitFor(() =>
      expect(screen.getByLabelText(WHOLESALE)).toHaveAttribute('aria-invalid', 'false'),
    )
  })

  // spec 229
  test('a failure of the prices says that nothing worked', async () => {
    await open({
      answer: ({ path, method }) =>
        method === 'POST' && path.endsWith('wine-1') ? { status: 500, body: {} } : undefined,
    })
    await save()
    expect(
      await screen.findByText(
        'Failed to update product prices: Falha ao atualizar estoque e preços. Tente novamente.',
      ),
    ).toBeVisible()
  })

  test('a stock that changed meanwhile is a question; nothing is overwritten unseen', async () => {
    let asked = 0
    const { requests } = await open({
      answer: ({ path }) => {
        if (!path.includes('location-levels')) return undefined
        asked += 1
        return asked === 1
          ? {
              status: 409,
              body: {
                type: 'conflict',
                message: 'O estoque mudou',
                current: { stocked_quantity: 18, reserved_quantity: 0, available_quantity: 18 },
              },
            }
          : undefined
      },
    })
    await type(QUANTITY, '30')
    await save()
    expect(await screen.findByText('O estoque mudou enquanto você editava')).toBeVisible()
    expect(
      screen.getByText('Quando você abriu a página havia 24 garrafas disponíveis.'),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /^Quantidade disponível/ })).toHaveTextContent(
      /30 garrafas.*18 garrafas/,
    )
    // theirs is kept by the key that is nearest
    expect(screen.getByRole('button', { name: 'Ficar com 18 garrafas' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Gravar 30 garrafas' }))
    await waitFor(() =>
      expect(writes(requests).at(-1)?.body).toEqual({
        stocked_quantity: 30,
        expected_stocked_quantity: 18,
      }),
    )
  })
})

describe('a price that somebody else saved meanwhile is a question', () => {
  const openChanged = () => {
    let asked = 0
    return open({
      answer: ({ path, method }) => {
        if (method !== 'POST' || !path.endsWith('wine-1')) return undefined
        asked += 1
        return asked === 1
          ? {
              status: 409,
              body: {
                type: 'conflict',
                message: 'Mudou enquanto você editava. Agora: preço R$ 95,00.',
                current: {
                  retail: 9_500,
                  wholesale: { amount: 7_000, min_quantity: 6 },
                  changed_by: { who: 'Ana', at: '2026-05-02T12:00:00.000Z' },
                },
              },
            }
          : undefined
      },
    })
  }

  test('with both values, who changed it, and theirs on the nearest key', async () => {
    const { requests } = await openChanged()
    await type(RETAIL, '99,00')
    await type(WHOLESALE, '75,00')
    await save()
    const dialog = await screen.findByRole('dialog', {
      name: 'O preço mudou enquanto você editava',
    })
    expect(dialog).toHaveTextContent('Agora é (Ana, 02/05/2026')
    expect(screen.getByRole('row', { name: /^Preço de varejo/ })).toHaveTextContent(
      /R\$\s99,00.*R\$\s95,00/,
    )
    // nobody else has changed it
    expect(screen.queryByRole('row', { name: /^Preço de atacado/ })).not.toBeInTheDocument()
    expect(writes(requests)).toHaveLength(1)
    const theirs = screen.getByRole('button', { name: 'Ficar com o atual' })
    expect(theirs).toHaveFocus()
    await userEvent.click(theirs)
    await waitFor(() => expect(writes(requests)).toHaveLength(3))
    expect(writes(requests)[1]?.body).toEqual({
      variants: [
        {
          id: 'variant-1',
          prices: [
            { amount: 9_500, currency_code: 'brl' },
            { amount: 7_500, min_quantity: 6, currency_code: 'brl' },
          ],
          expected_prices: { retail: 9_500, wholesale: { amount: 7_000, min_quantity: 6 } },
        },
      ],
    })
  })

  test('my price is written when I say so', async () => {
    const { requests } = await openChanged()
    await type(RETAIL, '99,00')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Gravar o meu' }))
    await waitFor(() => expect(writes(requests)).toHaveLength(3))
    expect(writes(requests)[1]?.body).toMatchObject({
      variants: [{ prices: [{ amount: 9_900 }, {}], expected_prices: { retail: 9_500 } }],
    })
  })

  test('back leaves what is typed and writes nothing; what was told is not asked about again', async () => {
    const { requests } = await openChanged()
    await type(RETAIL, '99,00')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar e ajustar' }))
    expect(screen.getByLabelText(RETAIL)).toHaveValue('99,00')
    expect(writes(requests)).toHaveLength(1)
    await type(RETAIL, '97,00')
    await save()
    await waitFor(() => expect(writes(requests)).toHaveLength(3))
    expect(writes(requests)[1]?.body).toMatchObject({
      variants: [{ prices: [{ amount: 9_700 }, {}], expected_prices: { retail: 9_500 } }],
    })
  })
})

// spec 67
test('a wine that is not there leads back to the wines', async () => {
  engine({})
  openPage('/portal/add-price/wine-1')
  expect(await screen.findByRole('link', { name: 'Voltar para Vinhos' })).toBeVisible()
})

// spec 229
test.each([
  ['variant', { variants: [] }, 'ID da variante não encontrado'],
  [
    'inventory item',
    { variants: buildWine().variants.map((one) => ({ ...one, inventory_items: [] })) },
    'ID do item de inventário não encontrado',
  ],
])('a wine without %s says so', async (_what, changes, message) => {
  engine({ wine: buildWine(changes) })
  openPage('/portal/add-price/wine-1')
  expect(await screen.findByText(message)).toBeVisible()
})

// spec 67, 230
test('a wine that cannot be loaded leads back to the wines, too', async () => {
  engine({ answer: ({ path }) => (path.includes('/products/') ? { status: 400 } : undefined) })
  openPage('/portal/add-price/wine-1')
  expect(
    await screen.findByRole('heading', { name: 'Erro ao carregar informações do vinho' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Voltar para Vinhos' })).toHaveAttribute(
    'href',
    '/portal/wines',
  )
})
