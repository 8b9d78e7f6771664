import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

it('no two modules have a migration of the same name: the engine would run one and take the other for done', () => {
  const names = readdirSync('backend/src/modules', { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((name) => /^Migration\d+\.ts$/.test(name))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
