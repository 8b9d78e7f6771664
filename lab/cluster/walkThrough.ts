import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import type { Lifetime } from '../../ops/base/createLifetime'
import { readReport } from '../../tests/run/readReport'
import type { Line } from './line'
import type { Cluster } from './startCluster'

/** Test files that already say what must hold, by what they show here. */
export const WALKS: readonly { what: string; files: readonly string[] }[] = [
  {
    what: 'the last bottles, twenty buyers at once',
    files: ['api/shop/oversell', 'api/orders/checkout'],
  },
  { what: '50 parallel approvals, packages and shipments', files: ['api/orders/batch'] },
  { what: 'sign-in limits', files: ['api/account/loginLimits'] },
  { what: 'ends of sessions', files: ['api/account/sessions'] },
  { what: 'spreadsheets', files: ['api/imports/spreadsheet'] },
  { what: 'sign-in and lists in a browser', files: ['journeys/areas/signInAndLists'] },
  { what: 'from application to first sale in a browser', files: ['journeys/sellers/onlyToday'] },
  { what: 'wines and their pictures in a browser', files: ['journeys/wines/cellar'] },
  { what: 'orders to the door in a browser', files: ['journeys/orders/fulfilOrders'] },
  { what: 'messages that arrive by themselves', files: ['journeys/orders/messages'] },
  { what: 'a day of the staff in a browser', files: ['journeys/admin/runTheMarketplace'] },
]

/** Runs existing tests against the balancer, one group after the other, and says how its engines shared the requests. */
export async function walkThrough(
  cluster: Cluster,
  folder: string,
  lifetime: Lifetime,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const { what, files } of WALKS) {
    const before = await cluster.balancer.requests()
    const { passed, failed } = await runFiles(files, cluster.environment, folder, lifetime)
    const after = await cluster.balancer.requests()
    const shares = cluster.engines.map((_engine, at) => {
      const name = `engine${at + 1}`
      return (after.get(name) ?? 0) - (before.get(name) ?? 0)
    })
    lines.push({
      what: `${what} (${files.join(', ')})`,
      found: `${passed} passed, ${failed} failed; requests of each engine: ${shares.join(', ')}`,
      ok: failed === 0 && shares.every((share) => share > 0),
    })
  }
  return lines
}

async function runFiles(
  files: readonly string[],
  environment: Record<string, string>,
  folder: string,
  lifetime: Lifetime,
): Promise<{ passed: number; failed: number }> {
  const report = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      join(checkout.root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=api*',
      '--project=journeys',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files.map((file) => `tests/${file}.test.ts`),
    ],
    { cwd: checkout.root, env: { ...process.env, ...environment }, stdio: 'inherit' },
  )
  lifetime.onEnd(() => void child.kill())
  const status = await new Promise<number | null>((done) => child.once('close', done))
  return readReport(report, status === 0)
}
