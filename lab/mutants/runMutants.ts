import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { copyCheckout } from './copyCheckout'

const IN_COPY = 'WINEX_MUTANTS_COPY'

/**
 * `npm run mutants [-- words]`: takes out, one at a time, each guard of `allMutants` in a copy of this checkout and
 * shows that a test fails. The last table is kept in docs/mutants.md.
 * @returns exit status: 0 when every mutant was noticed
 */
export async function runMutants(filters: string[]): Promise<number> {
  if (process.env[IN_COPY]) return (await import('./tryMutants')).tryMutants(filters)
  const copy = mkdtempSync(join(tmpdir(), 'winex-mutants-'))
  chmodSync(copy, 0o711)
  try {
    copyCheckout(checkout.root, copy)
    const child = spawn(process.execPath, [join(copy, 'lab/run.mjs'), 'mutants', ...filters], {
      stdio: 'inherit',
      env: { ...process.env, [IN_COPY]: 'yes' },
    })
    return await new Promise((done) => child.on('close', (code) => done(code ?? 1)))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
