import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WineMetadata } from '#domain/wines/sheet/index'
import { buildWine } from '../lists/buildWine'
import { engine } from './engine'
import { openFold } from './openFold'
import { openOneReview } from './openOneReview'
import { openPage } from './openPage'

const laudo = async () => within(await screen.findByRole('region', { name: 'Laudo' }))

const open = async (metadata: WineMetadata, title = 'Folia') => {
  engine({ wine: buildWine({ title, metadata }) })
  openPage('/portal/wines/wine-1')
  const heading = await screen.findByRole('heading', { name: 'Laudo' })
  const summary = heading.nextSibling?.textContent
  return { card: within(openFold(heading)), summary }
}

test('what asks for attention is shown with value, limit and source; the rest one click away', async () => {
  const { card, summary } = await open({
    classification: { type: 'sparkling', style: 'sparkling' },
    technical_analysis: { alcohol_percentage: 10.5, pressure_bar: 3.2, total_so2_mgl: 18 },
  })
  expect(summary).toBe('1 ponto de atenção')
  expect(card.getByText('Pressão (Análise Técnica): 3,2 bar')).toBeVisible()
  expect(card.getByText(/na faixa do gaseificado. Um pét-nat pode ficar aí/)).toBeVisible()
  expect(
    card.getByText(
      /espumante a partir de 4 atm \(4,05 bar\)\. Lei 7\.678\/1988, conferido em 22\/11\/2026/,
    ),
  ).toBeVisible()
  expect(card.getByText(/não impede publicar nem vender/)).toBeVisible()
  await userEvent.click(card.getByText('2 valores conferidos'))
  expect(card.getByText('SO₂ total (Análise Técnica): 18 mg/L')).toBeVisible()
  expect(card.getByText(/outras fontes citam limites menores/)).toBeVisible()
})

test('a sheet without anything to look at twice', async () => {
  const { card, summary } = await open({
    classification: { type: 'red' },
    technical_analysis: { alcohol_percentage: 12.5 },
  })
  expect(summary).toBe('Nada a conferir')
  expect(card.getByText('1 valor conferido')).toBeVisible()
})

test('a sheet without an analysis says what is missing', async () => {
  const { card, summary } = await open({})
  expect(card.getByText(/Com a Análise Técnica preenchida/)).toBeVisible()
  expect(summary).toBe('sem Análise Técnica')
})

test('staff read the same card where they decide', async () => {
  const wine = buildWine({
    status: 'proposed',
    metadata: {
      classification: { type: 'red' },
      technical_analysis: { volatile_acidity_gl: 1.5 },
    },
  })
  openOneReview(wine)
  const card = await laudo()
  expect(card.getByText('Acidez volátil acima do limite.')).toBeVisible()
  expect(card.getByText(/até 20 mEq\/L \(1,2 g\/L em ácido acético\)/)).toBeVisible()
})

test('the import counts the attentions of a row and imports it all the same', async () => {
  const found = {
    id: 'imp-1',
    filename: 'safra.csv',
    status: 'checked',
    total: 2,
    create: 2,
    update: 0,
    unchanged: 0,
    invalid: 0,
    imported: 0,
    failed: 0,
    far: 0,
    bare: { new_picture: 2, new_description: 0, live_picture: 0, live_description: 0 },
    unknown_columns: [],
    created_at: '2026-11-22T12:00:00Z',
  }
  const lab = {
    rule: 'volatile_acidity',
    field: 'technical_analysis.volatile_acidity_gl',
    sentence: 'Acidez volátil acima do limite.',
    limit: 'até 20 mEq/L (1,2 g/L em ácido acético)',
    source: 'IN MAPA 14/2018, conferido em 21/11/2026',
  }
  const row = { action: 'create', problems: {}, moves: [], product_id: null, done: false }
  const rows = [
    { ...row, row: 2, wine: 'Ácido', lab: [lab] },
    { ...row, row: 3, wine: 'Certo', lab: [] },
  ]
  engine({
    answer: ({ path }) => {
      if (path.endsWith('/rows')) return { body: { rows, count: 2, limit: 50, offset: 0 } }
      return path.includes('/imports/') ? { body: { import: found } } : undefined
    },
  })
  openPage('/portal/upload-bulk?importacao=imp-1')
  const table = within(await screen.findByRole('table', { name: 'Linhas da planilha' }))
  expect(table.getByRole('columnheader', { name: 'Laudo' })).toBeVisible()
  const acid = within(table.getByRole('row', { name: /Ácido/ }))
  expect(acid.getAllByText('1 ponto de atenção')[0]).toBeInTheDocument()
  expect(acid.getAllByText('Acidez volátil')[0]).toBeInTheDocument()
  expect(acid.getAllByText(/até 20 mEq\/L/)[0]).toBeInTheDocument()
  expect(within(table.getByRole('row', { name: /Certo/ })).queryByText(/atenção/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Importar 2 vinhos' })).toBeEnabled()
})
