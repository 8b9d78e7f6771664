import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allMutants } from '../../lab/mutants/allMutants'

const root = resolve(import.meta.dirname, '../..')
/** Of the daily run. */
const daily = readdirSync(resolve(root, 'tests'), { recursive: true })
  .map((file) => `tests/${String(file).replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.full.test.'))

describe.each(allMutants.map((mutant) => [mutant.name, mutant] as const))(
  'the guard "%s"',
  (_name, { file, find, tests }) => {
    it('is in its file once', () => {
      expect(readFileSync(resolve(root, file), 'utf8').split(find)).toHaveLength(2)
    })

    it.each(tests)('is looked after by tests of the daily run: %s', (part) => {
      expect(daily.filter((one) => one.includes(part))).not.toEqual([])
    })
  },
)
