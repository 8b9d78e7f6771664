import { expect, test } from 'vitest'
import { reachedBy } from '../run/reachedBy'

const TESTS = [
  'tests/api/returns/closing.test.ts',
  'tests/api/orders/invoice.test.ts',
  'tests/journeys/account/freight.test.ts',
  'tests/journeys/pages/everyPage.test.ts',
  'tests/components/account/freightForm.test.tsx',
  'tests/domain/money.test.ts',
]

test.each([
  ['backend/src/returns/writes/close-return.ts', ['tests/api/returns/closing.test.ts']],
  [
    'src/portal/freight/FreightPage.tsx',
    ['tests/journeys/account/freight.test.ts', 'tests/components/account/freightForm.test.tsx'],
  ],
  ['tests/domain/money.test.ts', ['tests/domain/money.test.ts']],
  ['README.md', []],
])(
  'a change of %s runs its subject in the browser and in the API, and what imports it',
  (file, reached) => {
    expect(reachedBy([file], TESTS)).toEqual(reached)
  },
)
