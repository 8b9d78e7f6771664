import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArchiveWriter } from '../../ops/data/backup/ArchiveWriter'
import { createBackup } from '../../ops/data/backup/createBackup'
import { BACKUP_FORMAT } from '../../ops/data/backup/manifest'
import { restoreBackup } from '../../ops/data/backup/restoreBackup'

const GZIP = Buffer.from([0x1f, 0x8b])
let folder: string
let backup: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winex-backup-'))
  backup = join(folder, 'hoje.tar.gz')
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  // In place of PostgreSQL's own: it says by what it was called.
  writeFileSync(
    join(programs, 'pg_dump'),
    `#!/bin/sh
for argument; do case "$argument" in --file=*) echo "$PGSSLMODE" | tee "${folder}/mode" > "\${argument#--file=}";; esac; done
`,
    { mode: 0o755 },
  )
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`)
  vi.stubEnv('WINEX_DATA_DIR', join(folder, 'dados'))
  vi.stubEnv('WINEX_BACKUP_KEY', undefined)
  vi.stubEnv('DATABASE_URL', 'postgres://winex:senha@banco.exemplo.com.br/winex')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('an empty WINEX_BACKUP_KEY is none: the backup opens without one', async () => {
  vi.stubEnv('WINEX_BACKUP_KEY', '')
  await createBackup([backup])
  expect(readFileSync(backup).subarray(0, 2)).toEqual(GZIP)
})

it('an empty WINEX_BACKUP_KEY at the restore is told as one that is missing', async () => {
  await writeArchive('barril')
  vi.stubEnv('WINEX_BACKUP_KEY', '')
  await expect(restoreBackup([backup])).rejects.toThrow('defina WINEX_BACKUP_KEY')
})

it('what an earlier version encrypted with an empty key is opened without one', async () => {
  await writeArchive('')
  // the next thing that is judged once it is open
  await expect(restoreBackup([backup])).rejects.toThrow('é do banco de dados embutido')
})

const writeArchive = (key: string): Promise<void> =>
  ArchiveWriter.write(
    backup,
    key,
    {
      format: BACKUP_FORMAT,
      createdAt: new Date().toISOString(),
      database: 'embedded',
      withSecrets: false,
    },
    () => Promise.resolve(),
  )

it.each([
  [undefined, 'require'],
  ['on', 'require'],
  ['no-verify', 'require'],
  ['off', 'disable'],
])('with WINEX_DATABASE_SSL %s, pg_dump is told PGSSLMODE=%s', async (given, mode) => {
  vi.stubEnv('WINEX_DATABASE_SSL', given)
  await createBackup([backup])
  expect(readFileSync(join(folder, 'mode'), 'utf8').trim()).toBe(mode)
})

it("an operator's own PGSSLMODE, which may ask for more, stays", async () => {
  vi.stubEnv('PGSSLMODE', 'verify-full')
  await createBackup([backup])
  expect(readFileSync(join(folder, 'mode'), 'utf8').trim()).toBe('verify-full')
})
