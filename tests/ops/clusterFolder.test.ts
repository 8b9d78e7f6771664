import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { clusterFolder } from '../../ops/data/postgres/clusterFolder'

/** PostgreSQL runs as another account only when we are root. */
const NOBODY = { uid: 65_534, gid: 65_534 }

it.runIf(process.getuid?.() === 0)(
  'a data folder in the place of one that was moved aside gets a database of its own',
  () => {
    const home = mkdtempSync(join(tmpdir(), 'winex-test-'))
    const data = join(home, '.data')
    const clusters: string[] = []
    const begin = () => {
      mkdirSync(data)
      clusters.push(clusterFolder(data, NOBODY))
      return clusters.at(-1) as string
    }
    try {
      const first = begin()
      mkdirSync(first)
      writeFileSync(join(first, 'PG_VERSION'), '17')
      renameSync(data, join(home, '.data.antes'))
      expect(begin()).not.toBe(first)
      expect(clusterFolder(join(home, '.data.antes'), NOBODY)).toBe(first)
      expect(existsSync(join(first, 'PG_VERSION'))).toBe(true)
    } finally {
      for (const one of clusters) rmSync(dirname(one), { recursive: true, force: true })
      rmSync(home, { recursive: true, force: true })
    }
  },
)
