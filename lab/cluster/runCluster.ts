import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CliError } from '../../ops/base/CliError'
import { createLifetime, type Lifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { stopRequested } from '../../ops/base/stopRequested'
import { printLines, type Line } from './line'
import { startCluster, type Cluster } from './startCluster'
import { walkThrough } from './walkThrough'

const PARTS = ['walks', 'once', 'backup', 'throughput', 'outages'] as const
type Part = (typeof PARTS)[number]

/**
 * `npm run cluster`: two gateways and three engines behind HAProxy, over PostgreSQL, Redis, S3 and SMTP, all on this machine;
 * shows what holds, and what people see when a part of it ends. Everything that it starts ends with it.
 * @param args the parts to run; none means all
 * @returns exit status: 0 when every line is as it must be
 */
export async function runCluster(args: string[]): Promise<number> {
  const parts = PARTS.filter((part) => args.length === 0 || args.includes(part))
  if (parts.length < args.length || parts.length === 0)
    throw new CliError(`npm run cluster -- [${PARTS.join(' | ')}]`)
  const lifetime = createLifetime(console.error)
  const stop = stopRequested(() => console.error('Encerrado à força.'))
  try {
    const work = run(parts, lifetime)
    // When we are told to stop in the middle, what is under way fails as its ground goes.
    work.catch(() => undefined)
    const lines = await Promise.race([work, stop])
    if (typeof lines === 'string') return 1
    const failed = lines.filter(({ ok }) => !ok).length
    console.log(`\n${lines.length - failed} lines as they must be, ${failed} not`)
    return failed === 0 ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

async function run(parts: readonly Part[], lifetime: Lifetime): Promise<Line[]> {
  const cluster = await startCluster(lifetime, createProgress())
  // what measures loads tests/support/world, which reads the environment
  Object.assign(process.env, cluster.environment)
  const lines: Line[] = []
  for (const part of parts) {
    const found = await PART[part](cluster, lifetime)
    printLines(part, found)
    lines.push(...found)
  }
  return lines
}

const PART: Record<Part, (cluster: Cluster, lifetime: Lifetime) => Promise<Line[]>> = {
  walks: (cluster, lifetime) => {
    const folder = mkdtempSync(join(tmpdir(), 'winex-reports-'))
    lifetime.onEnd(() => rmSync(folder, { recursive: true, force: true }))
    return walkThrough(cluster, folder, lifetime)
  },
  once: async (cluster) => (await import('./onceAcross')).onceAcross(cluster),
  backup: async (cluster, lifetime) =>
    (await import('./restoreElsewhere')).restoreElsewhere(cluster, lifetime),
  outages: async (cluster) => (await import('./outages')).outages(cluster),
  throughput: async (cluster) => (await import('./throughput')).throughput(cluster),
}
