import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import type { Part } from './Part'
import type { Plan } from './planRun'

/** Of which commit a checkout is, and whether anything differs from it; undefined without git. */
export function readCommit(): { commit: string; clean: boolean } | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: checkout.root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' }
  } catch {
    return undefined
  }
}

/**
 * Leaves what a whole run saw in `.data/last-test.json`, so that 'green' names a commit.
 * @param before of the checkout when the run began: what changed meanwhile was not tested
 */
export function recordLastRun(
  { isFull, weather }: Plan,
  { passed, failed, skipped, seconds, processorSeconds }: Part,
  parts: Part[],
  before: ReturnType<typeof readCommit>,
  startedAt: Date,
): void {
  const after = readCommit()
  const record = {
    commit: before?.commit,
    clean: before?.clean === true && after?.clean === true && after.commit === before.commit,
    run: weather === undefined ? (isFull ? 'full' : 'daily') : `weather ${weather}`,
    node: process.version,
    started_at: startedAt.toISOString(),
    passed,
    failed,
    skipped,
    seconds: Math.round(seconds),
    processor_seconds: Math.round(processorSeconds),
    parts: parts.map(({ tests: _all, seconds: time, processorSeconds: cost, ...part }) => ({
      ...part,
      seconds: Math.round(time),
      processor_seconds: Math.round(cost),
    })),
  }
  const folder = join(checkout.root, '.data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'last-test.json'), `${JSON.stringify(record, null, 2)}\n`)
}
