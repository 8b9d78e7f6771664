import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { allMutants } from '../mutants/allMutants'

it.each(allMutants.map((mutant) => [mutant.name, mutant] as const))(
  'the line that "%s" changes is in its file once',
  (_name, { file, find }) => {
    const text = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
    expect(text.split(find)).toHaveLength(2)
  },
)
