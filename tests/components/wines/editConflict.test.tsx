import type { Product } from '#domain/wines/productWire'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openPage } from './openPage'
import { click, fill, input } from './wineInputs'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const OPENED = '2026-05-02T12:00:00.000Z'
const FIRST = '2026-05-05T09:00:00.000Z'
const SECOND = '2026-05-05T09:05:00.000Z'
const QUESTION = 'O vinho mudou enquanto você editava'

const bothShown = async (both: RegExp) => {
  await screen.findByText(QUESTION)
  await waitFor(() => expect(document.querySelector('[role=dialog] tbody')).toHaveTextContent(both))
}

/** The form of a wine whose engine refuses what was begun on another state of it, and stores the rest. */
async function open({ answersLost = 0 } = {}) {
  const wine = buildWine({ description: 'Antes', updated_at: OPENED })
  let lost = answersLost
  const requests = engine({
    wine,
    answer: ({ method, body }) => {
      if (method !== 'POST') return undefined
      const { expected_updated_at: expected, description } = body as {
        expected_updated_at?: string
        description: string
      }
      if (expected !== undefined && expected !== wine.updated_at) {
        return { status: 409, body: { message: 'Este vinho mudou' } }
      }
      Object.assign(wine, { description, updated_at: FIRST })
      return lost-- > 0 ? { status: 502, body: { message: 'Sem resposta.' } } : undefined
    },
  })
  const { address } = openPage('/portal/add-wine/wine-1')
  await waitFor(() => expect(input('description')).toHaveValue('Antes'))
  return {
    wine,
    isSaved: () => waitFor(() => expect(address()).toBe('/portal/wines/wine-1')),
    expected: () =>
      writes(requests).map(
        ({ body }) => (body as { expected_updated_at?: string }).expected_updated_at,
      ),
  }
}

test('an answer that was lost after the wine was saved is no conflict: saving again goes on', async () => {
  const { isSaved, expected } = await open({ answersLost: 1 })
  fill('description', ' Depois ')
  await click('Salvar')
  await screen.findByText(/Sem resposta/)
  await click('Salvar')
  await isSaved()
  expect(expected()).toEqual([OPENED, OPENED])
  expect(await screen.findByText('Vinho atualizado com sucesso!')).toBeVisible()
})

test('nor is it one for what was typed after the lost answer', async () => {
  const { wine, isSaved, expected } = await open({ answersLost: 1 })
  fill('description', 'Depois')
  await click('Salvar')
  await screen.findByText(/Sem resposta/)
  fill('description', 'Depois, e mais')
  await click('Salvar')
  await isSaved()
  expect(expected()).toEqual([OPENED, OPENED, FIRST])
  expect(wine.description).toBe('Depois, e mais')
})

test.each([
  ['published', { status: 'draft' }],
  ['given a picture', { images: [{ url: '/files/wines/a.webp', rank: 0 }] }],
] satisfies [string, Partial<Product>][])(
  'a wine that was only %s meanwhile, which the form does not show, is saved without a question',
  async (_, change) => {
    const { wine, isSaved, expected } = await open()
    Object.assign(wine, change, { updated_at: FIRST })
    fill('description', 'Depois')
    await click('Salvar')
    await isSaved()
    expect(expected()).toEqual([OPENED, FIRST])
  },
)

test('what a third person saves while the question is open is asked about again', async () => {
  const { wine, isSaved, expected } = await open()
  Object.assign(wine, { description: 'Da colega', updated_at: FIRST })
  fill('description', 'Minha')
  await click('Salvar')
  await bothShown(/^DescriçãoMinhaDa colega$/)
  Object.assign(wine, { description: 'Da terceira', updated_at: SECOND })
  await click('Gravar a minha ficha')
  await bothShown(/^DescriçãoMinhaDa terceira$/)
  await click('Gravar a minha ficha')
  await isSaved()
  expect(expected()).toEqual([OPENED, FIRST, SECOND])
  expect(wine.description).toBe('Minha')
})

test('a wine that is refused every time is not sent for ever', async () => {
  const wine = buildWine({ description: 'Antes', updated_at: OPENED })
  const requests = engine({
    wine,
    answer: ({ method }) =>
      method === 'POST' ? { status: 409, body: { message: 'Este vinho mudou' } } : undefined,
  })
  openPage('/portal/add-wine/wine-1')
  await waitFor(() => expect(input('description')).toHaveValue('Antes'))
  fill('description', 'Depois')
  await click('Salvar')
  expect(await screen.findByText(/Este vinho mudou/)).toBeVisible()
  expect(writes(requests)).toHaveLength(10)
})

test('a wine that was deleted since it was read is missing, and nothing of it stays on the page', async () => {
  let isDeleted = false
  engine({
    wine: buildWine(),
    answer: ({ path }) =>
      isDeleted && path === '/vendor/products/wine-1'
        ? { status: 404, body: { type: 'not_found', message: 'Vinho não encontrado' } }
        : undefined,
  })
  const { router } = openPage('/portal/wines/wine-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tannat de Ânfora' })).toBeVisible()
  await act(() => router.navigate('/portal/outra'))
  isDeleted = true
  await act(() => router.navigate('/portal/wines/wine-1'))
  expect(await screen.findByRole('heading', { name: 'Vinho não encontrado' })).toBeInTheDocument()
  expect(screen.queryByText('Tannat de Ânfora')).toBeNull()
})
