import { expect, test } from 'vitest'
import { mergeChanges } from '#domain/audit/mergeChanges'
import { durationInWords } from '#domain/values/duration'
import { PRODUCT_REVIEW_ACTIONS, reviewReasonProblem } from '#domain/wines/productReview'
import { REVIEW_REASONS } from '#domain/wines/reviewReasons'

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
