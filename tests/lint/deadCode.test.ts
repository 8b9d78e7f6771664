import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const FILES = {
  'package.json': JSON.stringify({
    name: 'example',
    workspaces: ['backend'],
    dependencies: { zod: '*', pg: '*' },
  }),
  'backend/package.json': JSON.stringify({ name: '@winex/backend' }),
  'ops/main.ts': "import { z } from 'zod'\nimport { used } from '../domain/used'\nused(z)\n",
  'domain/used.ts': 'export const used = (x: unknown) => x\nexport const unused = 1\n',
  'domain/forgotten.ts': 'export const x = 1\n',
}

let report = ''
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winex-knip-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const args = ['--config', join(root, 'knip.jsonc'), '--directory', folder, '--reporter', 'json']
  report = spawnSync(process.execPath, [knip, ...args], { encoding: 'utf8' }).stdout
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the lint refuses what nothing uses', () => {
  const issues = () =>
    (JSON.parse(report) as { issues: Record<string, { name: string }[]>[] }).issues
  const found = (kind: string) =>
    issues().flatMap((file) => (file[kind] ?? []).map(({ name }) => name))

  it('an export', () => expect(found('exports')).toEqual(['unused']))
  it('a file', () => expect(found('files')).toEqual(['domain/forgotten.ts']))
  it('a package', () => expect(found('dependencies')).toEqual(['pg']))
})
