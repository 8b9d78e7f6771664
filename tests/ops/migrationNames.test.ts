import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { knownMigrations } from '../../ops/run/knownMigrations'

it('no two modules have a migration of the same name: the engine would run one and take the other for done', () => {
  const names = readdirSync('backend/src/modules', { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((name) => /^Migration\d+\.ts$/.test(name))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

/** Whether the repository has its whole history: a shallow clone tells of nothing that was removed. */
const hasHistory =
  existsSync('.git') &&
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).trim() ===
    'false'

it.skipIf(!hasHistory)(
  'a script that was removed is still known: a database that ran it would be taken for one of a newer version',
  () => {
    const folder = 'backend/src/migration-scripts'
    const log = ['log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', '--', folder]
    const removed = execFileSync('git', log, { encoding: 'utf8' }).split('\n').filter(Boolean)
    expect(removed.length).toBeGreaterThan(0)
    const present = readdirSync(folder)
    // a build of nothing: it knows the removed ones and the engine's own
    const build = mkdtempSync(join(tmpdir(), 'winex-build-'))
    mkdirSync(join(build, 'src/modules'), { recursive: true })
    const known = knownMigrations('.', build)
    rmSync(build, { recursive: true })
    const names = new Set(removed.map((path) => basename(path)))
    const unknown = [...names].filter(
      (name) => !present.includes(name) && !known.has(name.replace(/\.ts$/, '')),
    )
    expect(unknown).toEqual([])
  },
)
