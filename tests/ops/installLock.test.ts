import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { processStartMark } from '../../ops/base/processIdentity.mjs'
import { takeInstallLock } from '../../ops/build/install/installWhenNeeded.mjs'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winex-install-'))
  lock = join(folder, '.install.lock')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

// The process that started this one is alive for sure: after a power cut its pid is that of an install before.
it.each([
  ['names another process by now', JSON.stringify({ pid: process.ppid, mark: 'earlier life' })],
  ['is of a version that wrote a pid alone', String(process.ppid)],
  ['was cut off while it was written', ''],
])('a lock that %s is taken over', async (_, left) => {
  writeFileSync(lock, left)
  const say = vi.spyOn(console, 'log')
  const release = await takeInstallLock(lock)
  expect(say).not.toHaveBeenCalled()
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual({
    pid: process.pid,
    mark: processStartMark(process.pid),
  })
  release()
  expect(existsSync(lock)).toBe(false)
})

it('a copy that installs is waited for, and the message names it and the file', async () => {
  const holder = { pid: process.ppid, mark: processStartMark(process.ppid) }
  writeFileSync(lock, JSON.stringify(holder))
  const said = new Promise<string>((heard) =>
    vi.spyOn(console, 'log').mockImplementation((line: string) => heard(line)),
  )
  const taken = takeInstallLock(lock)
  expect(await said).toBe(
    `Outra cópia (processo ${process.ppid}) está instalando as dependências; aguardando. Se não há outra, apague ${lock}.`,
  )
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(holder)
  rmSync(lock)
  const release = await taken
  release()
})
