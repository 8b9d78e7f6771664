import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GOLDEN_WINES } from '../../support/goldenWines'
import { buildWine } from '../lists/buildWine'
import { engine } from './engine'
import { openPage } from './openPage'

afterEach(() => vi.unstubAllGlobals())

const timestamp = '2026-11-22T12:00:00Z'
const shown = {
  id: 'wine-1',
  title: 'Tannat de Ânfora',
  description: 'Da encosta.',
  thumbnail: null,
  images: [],
  metadata: { classification: { type: 'red' } },
  seller: { name: 'Morro Alto', city: 'Garibaldi', state: 'RS' },
  variants: [
    {
      id: 'var-1',
      calculated_price: { calculated_amount: 89.9 },
      prices: [
        { amount: 89.9, min_quantity: null },
        { amount: 70, min_quantity: 6 },
      ],
      created_at: timestamp,
    },
  ],
}

async function open(
  answer: { status?: number; body?: unknown },
  changes: { status?: string } = {},
) {
  let tries = 0
  engine({
    wine: buildWine(changes),
    answer: ({ path }) => {
      if (path !== '/vendor/products/wine-1/store') return undefined
      tries += 1
      return tries === 1 ? answer : { body: { product: shown } }
    },
  })
  openPage('/portal/wines/wine-1')
  if (changes.status === 'draft')
    fireEvent.click(await screen.findByRole('button', { name: /^Ações de/ }))
  fireEvent.click(await screen.findByText('Ver na loja'))
  return within(await screen.findByRole('dialog', { name: 'Como a loja mostra este vinho' }))
}

test('shows what the store shows: producer, prices in reais, text and sheet', async () => {
  const dialog = await open({ body: { product: shown } })
  expect(await dialog.findByRole('heading', { name: 'Tannat de Ânfora' })).toBeVisible()
  for (const text of [
    'de Morro Alto, Garibaldi, RS',
    'R$ 89,90 a garrafa',
    'A partir de 6 garrafas, R$ 70,00 cada',
    'Da encosta.',
    'Sem foto: a loja mostra um desenho.',
    'Tinto',
  ])
    expect(dialog.getByText(text)).toBeVisible()
})

test('says how the wine was made and who attests it, where anybody does', async () => {
  const dialog = await open({ body: { product: { ...shown, metadata: GOLDEN_WINES.expired } } })
  const heading = await dialog.findByRole('heading', { name: 'Dossiê natural' })
  expect(heading).toBeVisible()
  expect(dialog.getAllByText(/^Declarado pelo produtor/)).toHaveLength(4)
  expect(dialog.queryByRole('link', { name: 'Completar na ficha' })).toBeNull()
})

test('leaves out what has no value: buyers read no N/A and no empty section', async () => {
  const dialog = await open({ body: { product: { ...shown, description: null } } })
  expect(await dialog.findByRole('button', { name: 'Classificação' })).toBeVisible()
  expect(dialog.queryByText('N/A')).toBeNull()
  expect(dialog.queryByText('Dossiê natural')).toBeNull()
  expect(dialog.queryByText(/available$/)).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Enologia/ })).toBeNull()
  expect(dialog.queryByText('Teor de doçura')).toBeNull()
  expect(dialog.queryByText('Ocasião, cultivo e perfil')).toBeNull()
})

test('says that nobody can buy during a pause, and when the wine comes back', async () => {
  const dialog = await open({ body: { product: { ...shown, paused_until: '2027-01-10' } } })
  expect(
    await dialog.findByText('Em pausa: volta em 11/01/2027. Até lá ninguém compra.'),
  ).toBeVisible()
})

test('says why the store shows nothing', async () => {
  const dialog = await open({ body: { product: null } }, { status: 'draft' })
  expect(
    await dialog.findByText(/A loja não mostra este vinho: ele está como "Rascunho"/),
  ).toBeVisible()
})

test('a failure can be tried again', async () => {
  const dialog = await open({ status: 403, body: { type: 'forbidden', message: 'Não' } })
  fireEvent.click(await dialog.findByRole('button', { name: 'Tentar de novo' }))
  expect(await dialog.findByText('R$ 89,90 a garrafa')).toBeVisible()
})
