import { gridRow } from '#domain/wines/priceGrid'
import type { WinePriceChange, WinePriceResult, WinePriceRow } from '#domain/wines/winePricesWire'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../src/kit/http/ApiError'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dataProvider } from '../../../src/portal/dataProvider'
import GridPage from '../../../src/portal/wines/grid/GridPage'
import { PriceSheet } from '../../../src/portal/wines/grid/PriceSheet'
import { screenOf } from '../../support/screenOf'
import { openList } from '../lists/openList'

const wine = (id: string, retail: number, available: number): WinePriceRow => ({
  id,
  title: `Vinho ${id}`,
  status: 'published',
  retail,
  wholesale: null,
  available,
  low_stock: null,
})

type Save = (changes: WinePriceChange[]) => Promise<WinePriceResult[]>

/** The sheet as a phone shows it: a test without a layout draws no rows of the grid. */
function open(
  save: Save = async (changes) => changes.map(saved),
  wines = [wine('a', 14_900, 69), wine('b', 8_000, 30)],
) {
  const changeWinePrices = vi.fn(save)
  screenOf(true)
  openList(
    <>
      <PriceSheet opened={wines.map(gridRow)} rate={null} />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider: { ...dataProvider, changeWinePrices }, at: '/portal/wines/grid' },
  )
  return changeWinePrices
}
const saved = ({ id }: WinePriceChange) => ({
  id,
  ok: true,
  message: null,
  conflict: false,
  current: { status: 'published', retail: 1, wholesale: null, available: 1, low_stock: null },
})
async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('old and new stand at the field, and what moves very far is asked about once with its wine', async () => {
  const save = open()
  await type('Varejo (R$): Vinho a', '1.490')
  await type('Estoque: Vinho a', '6.900')
  await type('Varejo (R$): Vinho b', '82')
  expect(screen.getByText('antes: 149,00 · 10 vezes ou mais')).toBeVisible()
  expect(screen.getByText('antes: 69 · 10 vezes ou mais')).toBeVisible()
  expect(screen.getByText('antes: 80,00')).toBeVisible()
  await press('Salvar alterações')
  const dialog = await screen.findByRole('dialog', {
    name: '2 valores mudam muito. Salvar assim mesmo?',
  })
  expect(dialog).toHaveTextContent('Varejo: R$ 149,00 → R$ 1.490,00 (10 vezes ou mais)')
  expect(dialog).toHaveTextContent('Estoque: 69 garrafas → 6.900 garrafas (10 vezes ou mais)')
  expect(dialog).not.toHaveTextContent('Vinho b')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar e conferir' }))
  expect(save).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('Salvar alterações')
  await press('Salvar assim mesmo')
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.lastCall?.[0]).toMatchObject([
    { id: 'a', retail: 149_000, available: 6900 },
    { id: 'b', retail: 8200 },
  ])
})

test('a usual change is saved without a question', async () => {
  const save = open()
  await type('Varejo (R$): Vinho b', '104')
  await type('Estoque: Vinho b', '42')
  await press('Salvar alterações')
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
})

test('without a connection it says that nothing was saved, and keeps what was typed', async () => {
  open(async () => {
    throw new ApiError('Sem conexão com o servidor.', 0)
  })
  await type('Varejo (R$): Vinho b', '82')
  await press('Salvar alterações')
  expect(
    await screen.findByText('Nada foi salvo: sem conexão. O que você digitou continua aqui.'),
  ).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Varejo (R$): Vinho b' })).toHaveValue('82,00')
})

test('what is typed while saving stays, counts as unsaved, and goes with the next save over what was seen', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const save = open(async (changes) => {
    await answered
    // nine bottles of wine a were sold since the page was opened
    return changes.map(({ id, retail = 15_500 }) => ({
      ...saved({ id }),
      current: {
        status: 'published',
        retail,
        wholesale: null,
        available: id === 'a' ? 60 : 30,
        low_stock: null,
      },
    }))
  })
  await type('Varejo (R$): Vinho a', '155')
  await type('Varejo (R$): Vinho b', '82')
  await press('Salvar alterações')
  expect(screen.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await type('Estoque: Vinho a', '75')
  await type('Varejo (R$): Vinho b', '83')
  answer()
  expect(await screen.findByText('2 vinhos salvos')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Varejo (R$): Vinho a' })).toHaveValue('155,00')
  expect(screen.getByRole('textbox', { name: 'Estoque: Vinho a' })).toHaveValue('75')
  expect(screen.getByRole('textbox', { name: 'Varejo (R$): Vinho b' })).toHaveValue('83,00')
  expect(await screen.findByText('2 vinhos alterados')).toBeVisible()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await press('Salvar alterações')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.lastCall?.[0]).toEqual([
    { id: 'a', available: 75, expected: { available: 69 } },
    { id: 'b', retail: 8300, expected: { retail: 8200 } },
  ])
})

test('what changed meanwhile shows both values, and keeping the other one is the nearest key', async () => {
  open(async (changes) =>
    changes.map(({ id }) => ({
      id,
      ok: false,
      message: 'Mudou enquanto você editava. Agora: preço R$ 79,00.',
      conflict: true,
      changed_by: { who: 'Ana Pilz', at: '2026-11-26T13:05:00Z' },
      current: {
        status: 'published',
        retail: 7_900,
        wholesale: null,
        available: 30,
        low_stock: null,
      },
    })),
  )
  await type('Varejo (R$): Vinho b', '82')
  await press('Salvar alterações')
  expect(
    await screen.findByText('0 de 1 vinho salvo. A linha dele diz por que não foi.'),
  ).toBeVisible()
  await press('Ver e decidir')
  const row = screen.getByRole('row', { name: /^Varejo/ })
  expect(row).toHaveTextContent(/82,00.*79,00/)
  expect(screen.getByRole('columnheader', { name: /^Agora é/ })).toHaveTextContent(
    'Agora é (Ana Pilz, 26/11/2026 10:05)',
  )
  expect(screen.getByRole('button', { name: 'Ficar com o atual' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Varejo (R$): Vinho b' })).toHaveValue('79,00'),
  )
})

test('bottles below the wholesale minimum are explained where the minimum is not shown, with the way to it', async () => {
  const wholesale = { amount: 7_000, min_quantity: 12 }
  open(undefined, [{ ...wine('a', 14_900, 3), wholesale }])
  await type('Estoque: Vinho a', '9')
  expect(
    screen.getByText(
      /^Quantidade mínima do atacado \(12\): Não pode exceder a quantidade disponível\./,
    ),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mudar o atacado' })).toHaveAttribute(
    'href',
    '/portal/add-price/a',
  )
})

describe('the wines of one group of Hoje, and all of them', () => {
  /** The page at the address of a group, where its wine and then another one are asked for. */
  async function openGroup() {
    screenOf(true)
    const listWinePrices = vi.fn(async ({ attention }: { attention?: string | undefined }) =>
      attention ? [wine('a', 0, 69)] : [wine('a', 0, 69), wine('b', 8_000, 30)],
    )
    const router = openList(<GridPage />, {
      dataProvider: {
        ...dataProvider,
        listWinePrices,
        getCommission: async () => ({ rate: null, inForce: null }),
      },
      at: '/portal/wines/grid?attention=price',
    })
    await screen.findByRole('textbox', { name: 'Varejo (R$): Vinho a' })
    return router
  }
  const showAll = () => userEvent.click(screen.getByText('Mostrar todos os vinhos'))

  test('are two addresses: what was typed at the one is not left without a question', async () => {
    await openGroup()
    await type('Varejo (R$): Vinho a', '82')
    await showAll()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Os preços e estoques que você digitou e não salvou')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar editando' }))
    expect(await screen.findByRole('textbox', { name: 'Varejo (R$): Vinho a' })).toHaveValue(
      '82,00',
    )
  })

  test('are shown again after going back', async () => {
    const { router } = await openGroup()
    await showAll()
    await screen.findByRole('textbox', { name: 'Varejo (R$): Vinho b' })
    await act(() => router.navigate(-1))
    expect(await screen.findByText(/^Só o vinho que espera por você em Hoje\./)).toBeVisible()
    expect(screen.queryByText('Carregando preços e estoque...')).toBeNull()
  })
})
