import { expect, it } from 'vitest'
import { takenBack } from '#domain/pix/takenBack'

const OWN = [
  { id: 'done', state: 'done' },
  { id: 'sent', state: 'sent' },
  { id: 'failed', state: 'failed' },
] as const

it.each([
  ['what we asked for is none', [{ id: 'done' }, { id: 'sent' }], 0],
  ['what we did not ask for is, in the sum', [{ id: 'med1' }, { id: 'med2' }, { id: 'done' }], 200],
  ['what failed with us and was carried out all the same is', [{ id: 'failed' }], 100],
  ['what is under way is none yet', [{ id: 'med1', state: 'EM_PROCESSAMENTO' }], 0],
  ['what was not carried out is none', [{ id: 'med1', state: 'NAO_REALIZADO' }], 0],
] as const)('%s', (_what, refunds, cents) => {
  const told = refunds.map((one) => ({ state: 'DEVOLVIDO' as const, amount: 100, ...one }))
  expect(takenBack(told, OWN)).toBe(cents)
})
