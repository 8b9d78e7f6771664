import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { REQUIREMENTS, requirementsTable } from '../../lab/requirements/requirementsTable'

const root = resolve(import.meta.dirname, '../..')

it('the table of requirements says what the tags in the tests say: npm run requirements', () => {
  expect(readFileSync(join(root, REQUIREMENTS), 'utf8')).toBe(requirementsTable(root))
})
