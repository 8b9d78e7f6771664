import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDataFolder } from '../../ops/data/openDataFolder'

it('a folder that holds only what the tests left is taken, one with something else is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'winex-test-'))
  try {
    writeFileSync(join(folder, 'last-test.json'), '{}')
    writeFileSync(join(folder, 'fotos.zip'), '')
    expect(() => openDataFolder(folder, 8000)).toThrow('não é uma pasta de dados da winex')
    rmSync(join(folder, 'fotos.zip'))
    openDataFolder(folder, 8000)()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
