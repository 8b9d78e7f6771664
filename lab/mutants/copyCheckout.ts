import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders that a copy shares with the checkout: nothing of them is changed. */
const SHARED = ['node_modules', 'backend/node_modules', 'dist']

/** Copies the files of a checkout (as they are, committed or not) into `target`, so that they may be broken there. */
export function copyCheckout(root: string, target: string): void {
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
