import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildEngine } from '../../ops/build/buildEngine'

const root = mkdtempSync(join(tmpdir(), 'winex-build-'))
afterAll(() => rmSync(root, { recursive: true }))

it('has a folder of migrations for every module and provider, because a service may not write into its own code', async () => {
  for (const file of [
    'domain/limits.ts',
    'backend/medusa-config.ts',
    'backend/src/modules/mail/index.ts',
    'backend/src/modules/mail/provider/index.ts',
    'backend/src/modules/seller/index.ts',
    'backend/src/modules/seller/migrations/First.ts',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'export const one = 1\n')
  }
  const { directory, rebuilt } = await buildEngine(root)
  expect(rebuilt).toBe(true)
  const built = (path: string) => existsSync(join(directory, 'src/modules', path))
  expect(built('mail/migrations')).toBe(true)
  expect(built('mail/provider/migrations')).toBe(true)
  expect(built('seller/migrations/First.js')).toBe(true)
  expect(built('seller/provider')).toBe(false)
})
