import { expect, test } from 'vitest'
import { REVIEW_HOLD_SECONDS, REVIEW_UNDO_GRACE_SECONDS, REVIEW_UNDO_SECONDS } from '#domain/limits'
import { mergeChanges } from '#domain/audit/mergeChanges'
import { durationInWords } from '#domain/values/duration'
import { PRODUCT_REVIEW_ACTIONS, reviewReasonProblem, saleLacks } from '#domain/wines/productReview'
import { knownReason, REVIEW_REASONS } from '#domain/wines/reviewReasons'
import { undoProblem } from '#domain/wines/reviewUndo'

test('several edits are one change: from before the first to after the last', () => {
  expect(
    mergeChanges([
      { before: { title: 'A', weight: 1 }, after: { title: 'B', weight: 2 } },
      { before: { title: 'B' }, after: { title: 'C' } },
      { before: null, after: { description: 'novo' } },
    ]),
  ).toEqual({
    before: { title: 'A', weight: 1, description: null },
    after: { title: 'C', weight: 2, description: 'novo' },
  })
  expect(mergeChanges([])).toEqual({ before: {}, after: {} })
})

test('an age is told in its largest whole unit', () => {
  expect([0, 1, 59, 60, 119, 120, 1439, 1440, 5000].map(durationInWords)).toEqual([
    '1 minuto',
    '1 minuto',
    '59 minutos',
    '1 hora',
    '1 hora',
    '2 horas',
    '23 horas',
    '1 dia',
    '3 dias',
  ])
})

test('every template of a reason is a reason', () => {
  for (const action of PRODUCT_REVIEW_ACTIONS)
    for (const { text } of REVIEW_REASONS[action])
      expect(reviewReasonProblem(action, text)).toBeNull()
  expect(REVIEW_REASONS.send_back.length).toBeGreaterThan(0)
  expect(REVIEW_REASONS.reject.length).toBeGreaterThan(0)
})

/** A wine with so many bottles at this retail price, in cents. */
const wineWith = (bottles: number, cents: number, status = 'published') => ({
  status,
  images: [{ url: '/files/1.webp' }],
  variants: [
    {
      prices: [{ amount: cents, currency_code: 'brl' }],
      inventory_items: [{ inventory: { location_levels: [{ available_quantity: bottles }] } }],
    },
  ],
})
const ACTIVE = { store_status: 'ACTIVE' }

test('a proposed wine waits for its producer while something for a sale is missing', () => {
  expect(saleLacks(wineWith(1, 1), ACTIVE)).toEqual([])
  expect(saleLacks(wineWith(0, 1), ACTIVE)).toEqual(['stock'])
  expect(saleLacks(wineWith(1, 0), ACTIVE)).toEqual(['price'])
  expect(saleLacks(wineWith(1, 1), { store_status: 'PENDING' })).toEqual(['seller'])
  expect(saleLacks({ variants: [] }, {})).toEqual(['seller', 'stock', 'price'])
})

test('a decision can be undone for ten seconds and the way of a click, by who took it, while nothing else happened', () => {
  const decision = {
    from: 'proposed',
    to: 'published',
    isOwn: true,
    isLast: true,
    isChanged: false,
    ageSeconds: 15,
  }
  const wine = wineWith(1, 1)
  expect(undoProblem(decision, wine, ACTIVE)).toBeNull()
  expect(undoProblem({ ...decision, ageSeconds: 15.1 }, wine, ACTIVE)).toMatch(
    /^Os 10 segundos para desfazer passaram/,
  )
  expect(undoProblem({ ...decision, isOwn: false }, wine, ACTIVE)).toMatch(/^Só quem tomou/)
  expect(undoProblem({ ...decision, isLast: false }, wine, ACTIVE)).toMatch(/mudou depois/)
  expect(undoProblem(decision, wineWith(1, 1, 'draft'), ACTIVE)).toMatch(/: Rascunho\./)
  expect(undoProblem({ ...decision, isChanged: true }, wine, ACTIVE)).toMatch(/continua valendo/)
  const archived = { ...decision, from: 'published', to: 'archived' }
  expect(undoProblem(archived, wineWith(1, 1, 'archived'), ACTIVE)).toBeNull()
  expect(undoProblem(archived, wineWith(0, 1, 'archived'), ACTIVE)).toMatch(/não há garrafas/)
})

test('no mail about a decision goes out while the server still takes it back', () => {
  expect(REVIEW_HOLD_SECONDS).toBeGreaterThan(REVIEW_UNDO_SECONDS + REVIEW_UNDO_GRACE_SECONDS)
})

test('what a wine plainly lacks begins the reason', () => {
  expect(knownReason(wineWith(1, 1))).toBe('')
  expect(knownReason({ ...wineWith(0, 0), images: [] }).split('\n')).toEqual([
    'Falta a foto. Envie uma foto nítida, de frente, com o rótulo legível e fundo claro.',
    'Falta o preço de varejo. Informe-o para o vinho poder ser vendido.',
    'Não há garrafas em estoque. Informe quantas há para o vinho poder ser vendido.',
  ])
})
