import { execFileSync } from 'node:child_process'
import { checkout } from '../../ops/base/checkout'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: checkout.root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from the last commit on main that this branch began at, committed or not; relative to the checkout. */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...git('diff', '--name-only', base), ...untracked])].toSorted()
}
