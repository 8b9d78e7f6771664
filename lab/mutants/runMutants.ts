import { spawn, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, dirname } from 'node:path'
import { checkout } from '../../ops/base/checkout'

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

/** Folders that a copy shares with the checkout: nothing of them is changed. */
const SHARED = ['node_modules', 'backend/node_modules', 'dist']

/** Copies the files of a checkout (as they are, committed or not) into `target`, so that they may be broken there. */
function copyCheckout(root: string, target: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, encoding: 'utf8' },
  )
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
  for (const folder of SHARED) {
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(target, folder))
  }
}
