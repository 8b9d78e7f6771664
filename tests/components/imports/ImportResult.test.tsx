import type { WineImport, WineImportRow } from '#domain/imports/wineImportWire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from '../wines/engine'
import { openPage } from '../wines/openPage'

const found: WineImport = {
  id: 'imp-1',
  filename: 'safra.csv',
  status: 'checked',
  total: 3,
  create: 1,
  update: 2,
  unchanged: 0,
  invalid: 0,
  imported: 0,
  failed: 0,
  far: 1,
  bare: { new_picture: 1, new_description: 0, live_picture: 2, live_description: 1 },
  unknown_columns: [],
  created_at: '2026-11-22T12:00:00Z',
}
const row = (one: Pick<WineImportRow, 'row' | 'wine' | 'action' | 'moves'>): WineImportRow => ({
  problems: {},
  product_id: null,
  done: false,
  lab: [],
  ...one,
})
const merlot = row({
  row: 3,
  wine: 'Merlot',
  action: 'update',
  moves: [
    { field: 'retail', before: 14_900, after: 149_000, size: 'factor' },
    { field: 'quantity', before: 69, after: 72, size: null },
  ],
})
const rows = [
  row({ row: 2, wine: 'Novo', action: 'create', moves: [] }),
  merlot,
  row({
    row: 4,
    wine: 'Rosé',
    action: 'update',
    moves: [{ field: 'wholesale', before: null, after: 5_500, size: null }],
  }),
]

function open(changes: Partial<WineImport> = {}) {
  const requests = engine({
    answer: ({ path, query }) => {
      if (path.endsWith('/rows')) {
        const shown = query.far ? [merlot] : rows
        return { body: { rows: shown, count: shown.length, limit: 50, offset: 0 } }
      }
      return path.includes('/imports/') ? { body: { import: { ...found, ...changes } } } : undefined
    },
  })
  openPage('/portal/upload-bulk?importacao=imp-1')
  return requests
}

test('what moves very far comes before the table, and the table shows old and new of every row', async () => {
  open()
  const warning = await screen.findByText('1 vinho muda muito de preço ou de estoque: confira')
  const table = await screen.findByRole('table', { name: 'Linhas da planilha' })
  expect(warning.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() =>
    expect(screen.getAllByText(/R\$ 149,00 → R\$ 1.490,00 \(10 vezes ou mais\)/)).toHaveLength(2),
  )
  expect(within(table).getByRole('row', { name: /Merlot/ })).toHaveTextContent(
    'Estoque: 69 garrafas → 72 garrafas',
  )
  expect(within(table).getByRole('row', { name: /Rosé/ })).toHaveTextContent(
    'Atacado: nenhum → R$ 55,00',
  )
})

test('it says how many wines the store shows without a picture or a description', async () => {
  open()
  expect(await screen.findByText('2 vinhos estão na loja sem foto.')).toBeVisible()
  expect(screen.getByText('1 vinho está na loja sem descrição.')).toBeVisible()
  expect(
    screen.getByText('1 vinho novo vai à loja sem foto, se você o publicar assim.'),
  ).toBeVisible()
  expect(screen.queryByText(/novo vai à loja sem descrição/)).toBeNull()
})

test('importing asks once when something moves very far, with the wine and its values', async () => {
  const requests = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 3 vinhos' }))
  const dialog = await screen.findByRole('dialog', {
    name: '1 vinho muda muito. Importar assim mesmo?',
  })
  await waitFor(() => expect(dialog).toHaveTextContent('Merlot'))
  expect(screen.getByRole('button', { name: 'Voltar e conferir' })).toHaveFocus()
  expect(writes(requests)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar assim mesmo' }))
  await waitFor(() => expect(writes(requests)).toHaveLength(1))
})

test('a row that fails while it is imported counts as done, and as one of those to be imported', async () => {
  // of ten valid rows two were refused when their turn came: they are invalid from then on
  open({
    status: 'importing',
    total: 10,
    create: 6,
    update: 2,
    invalid: 2,
    imported: 8,
    failed: 2,
    far: 0,
  })
  expect(await screen.findByText('Importando vinhos: 10 de 10')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Importando vinhos: 10 de 10' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
})

test.each([
  ['once more after an import that runs was left', 'importing', 2],
  ['from the cache after one that had ended before', 'done', 1],
] as const)('the list of wines is shown %s', async (_how, status, asked) => {
  const summary = { total: 1, published: 1, stock: 12 }
  const requests = engine({
    answer: ({ path }) => {
      if (path.endsWith('/rows')) return { body: { rows, count: 3, limit: 50, offset: 0 } }
      if (path.endsWith('/imports/imp-1')) return { body: { import: { ...found, status } } }
      return path === '/vendor/products'
        ? { body: { products: [buildWine({ title: 'Talha' })], count: 1, summary } }
        : undefined
    },
  })
  const { router } = openPage('/portal/wines')
  expect(await screen.findByText('Talha')).toBeVisible()
  await act(() => router.navigate('/portal/upload-bulk?importacao=imp-1'))
  await screen.findByText('safra.csv')
  await act(() => router.navigate('/portal/wines'))
  expect(await screen.findByText('Talha')).toBeVisible()
  expect(requests.filter(({ path }) => path === '/vendor/products')).toHaveLength(asked)
})

test('until another page or choice of the table is there, the rows shown are dimmed and keep their own range', async () => {
  const waiting: (() => void)[] = []
  const page = (first: number) =>
    Array.from({ length: 50 }, (_, at) =>
      row({ row: first + at, wine: `Vinho ${first + at}`, action: 'create', moves: [] }),
    )
  engine({
    answer: async ({ path, query }) => {
      if (path.endsWith('/imports/imp-1')) return { body: { import: { ...found, far: 0 } } }
      if (!path.endsWith('/rows')) return { status: 404 }
      await new Promise<void>((answer) => waiting.push(answer))
      const offset = Number(query.offset)
      return { body: { rows: page(offset + 1), count: 300, limit: 50, offset } }
    },
  })
  openPage('/portal/upload-bulk?importacao=imp-1')
  const rowsPart = await screen.findByRole('region', { name: 'Linhas da planilha' })
  expect(within(rowsPart).getByText('Carregando…')).toBeInTheDocument()
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting.shift()?.()
  const table = await within(rowsPart).findByRole('table')
  expect(within(rowsPart).getByRole('status')).toHaveTextContent('1–50 de 300')
  await userEvent.click(screen.getByRole('button', { name: 'Próximas' }))
  await waitFor(() => expect(table.closest('[aria-busy=true]')).not.toBeNull())
  expect(within(rowsPart).getByRole('status')).toHaveTextContent('1–50 de 300')
  waiting.shift()?.()
  expect(await within(rowsPart).findByText('51–100 de 300')).toBeVisible()
  expect(table.closest('[aria-busy=true]')).toBeNull()
})

test('without such a row it imports at once', async () => {
  const requests = open({ far: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 3 vinhos' }))
  await waitFor(() => expect(writes(requests)).toHaveLength(1))
})

test.each([
  [
    'it is done',
    { body: { import: found } },
    'A planilha safra.csv foi conferida. O resultado está em Importar planilha.',
  ],
  [
    'it failed',
    { status: 400, body: { message: 'A planilha não tem linhas.' } },
    'A planilha não tem linhas.',
  ],
])(
  'who goes on while a spreadsheet is checked stays there, and is told when %s',
  async (_, end, text) => {
    let answer = () => {}
    const checked = new Promise<void>((resolve) => (answer = resolve))
    engine({
      answer: ({ path, method }) => {
        if (!path.endsWith('/imports')) return undefined
        return method === 'POST' ? checked.then(() => end) : { body: { imports: [] } }
      },
    })
    const { router, address } = openPage('/portal/upload-bulk')
    await screen.findByRole('button', { name: 'Baixar modelo' })
    const file = new File(['title'], 'safra.csv', { type: 'text/csv' })
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [file] },
    })
    await screen.findByText('Conferindo as linhas de safra.csv...')
    await act(() => router.navigate('/portal/wines'))
    answer()
    expect(await screen.findByText(text)).toBeVisible()
    expect(address()).toBe('/portal/wines')
  },
)
