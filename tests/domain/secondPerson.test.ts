import { expect, test } from 'vitest'
import { decideProblem, needsSecondPerson } from '#domain/money/secondPerson'

test.each([
  [1_000, 1_000, false],
  [1_001, 1_000, true],
  [-1_000, 1_000, false],
  [-1_001, 1_000, true],
  // switched off
  [1_000_000_000, 0, false],
])('%i cents with a limit of %i: a second person %s', (cents, limit, expected) => {
  expect(needsSecondPerson(cents, limit)).toBe(expected)
})

const asked = { asked_by: 'ana', asked_by_email: 'ana@winex.example' }
const waiting = { ...asked, decided_by: null, decision: null }
const confirmed = { ...asked, decided_by: 'bia', decision: 'confirmed' } as const
const refused = { ...asked, decided_by: 'bia', decision: 'refused' } as const

test.each([
  [waiting, 'confirmed', 'bia', null],
  [waiting, 'confirmed', 'ana', 'Quem pediu não confirma: é preciso outra pessoa da equipe.'],
  [waiting, 'refused', 'bia', null],
  [waiting, 'refused', 'ana', null],
  [confirmed, 'confirmed', 'bia', null],
  [confirmed, 'confirmed', 'caio', 'Isto já foi confirmado.'],
  [confirmed, 'refused', 'bia', 'Isto já foi confirmado.'],
  [refused, 'refused', 'bia', null],
  [refused, 'confirmed', 'bia', 'Isto já foi recusado.'],
] as const)('%j, then %s by %s: %s', (approval, decision, by, problem) => {
  const person = { id: by, email: `${by}@winex.example` }
  expect(decideProblem(approval, { decision, by: person })).toBe(problem)
})

test('who asked does not confirm by a new account of the same e-mail', () => {
  const by = { id: 'ana-2', email: 'ana@winex.example' }
  expect(decideProblem(waiting, { decision: 'confirmed', by })).toMatch(/outra pessoa/)
})
