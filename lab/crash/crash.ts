import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../../tests/support/http'
import { readRun } from '../../tests/support/readRun'
import { sql, world } from '../../tests/support/world'
import { findHalfThings, findLedgerFaults } from './findHalfThings'
import { findLostWrites } from './findLostWrites'
import { findBankFaults } from './findPixFaults'
import { startLoad, type ClientLog } from './startLoad'

const READY_MS = 20_000
const LOAD_BETWEEN_KILLS_MS = 3_000
/**
 * Longer than the background's repair of a checkout that died (checkout/writes/repair-checkouts), and than the pauses in which the
 * bank's list is read.
 */
const REPAIR_MS = 300_000

/** Kills one process and waits until the copy answers from its database again. Returns how long that took in ms. */
async function kill(which: 'enginePid' | 'postgresPid', token: string): Promise<number> {
  const dead = readRun(world.dataDir)[which]
  process.kill(dead, 'SIGKILL')
  const started = performance.now()
  for (;;) {
    await pause(200)
    const answer = await call('/vendor/me', { token }).catch(() => null)
    if (answer?.status === 200 && performance.now() - started > 400) break
    if (performance.now() - started > 120_000) throw new Error(`${which} did not come back`)
  }
  const took = performance.now() - started
  // run.json names the new process a moment later.
  while (readRun(world.dataDir)[which] === dead) await pause(100)
  return took
}

/** The time to pay these orders is over; not while something is killed, which would end our connection. */
const endUnpaid = ({ unpaid }: ClientLog) =>
  sql(
    `update pix_charge set expires_at = now(), next_try_at = now() where order_id = any($1) and expires_at > now()`,
    [unpaid],
  )

/** Median and slowest of times in ms. */
function spread(times: number[]): string {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (place: number): number => Math.round(sorted[place] ?? 0)
  return `median ${at(Math.floor(sorted.length / 2))} ms, slowest ${at(sorted.length - 1)} ms`
}

/** Runs the whole comparison and prints its figures. Returns the exit status. */
export async function crash(
  kills: number,
  { onlyEngine }: { onlyEngine: boolean },
): Promise<number> {
  const began = new Date()
  const load = await startLoad()
  const times = { enginePid: [] as number[], postgresPid: [] as number[] }
  const faults: string[] = []
  for (let index = 0; index < kills; index++) {
    await pause(LOAD_BETWEEN_KILLS_MS * (0.5 + Math.random()))
    const which = onlyEngine || index % 2 === 0 ? 'enginePid' : 'postgresPid'
    const took = await kill(which, load.token)
    times[which].push(took)
    faults.push(...(await findLedgerFaults()))
    await endUnpaid(load.log)
    console.log(
      `${index + 1}/${kills} ${which === 'enginePid' ? 'engine' : 'database'}: ready in ${Math.round(took)} ms`,
    )
  }
  await load.stop()
  const counts = Object.entries(load.log.acknowledged).map(
    ([kind, list]) => `${kind} ${list.length}`,
  )
  console.log(`acknowledged: ${counts.join(', ')}, numbers of ${load.log.values.size} places`)
  console.log(`unanswered: ${load.log.unanswered}; refused:`, Object.fromEntries(load.log.refused))
  await endUnpaid(load.log)
  const leftBehind = async () => [...(await findHalfThings()), ...(await findBankFaults(began))]
  let half = await leftBehind()
  for (const since = performance.now(); half.length > 0 && performance.now() - since < REPAIR_MS;) {
    await pause(2_000)
    half = await leftBehind()
  }
  const lost = await findLostWrites(load.log)
  const slowest = Math.round(Math.max(0, ...Object.values(times).flat()))
  console.log(
    `ready again: engine ${spread(times.enginePid)}, database ${spread(times.postgresPid)}`,
  )
  for (const one of [...lost, ...half, ...faults].slice(0, 40)) console.error(one)
  console.log(
    `${kills} kills, ${lost.length} lost writes, ${half.length} half things, ${faults.length} faults of the ledger, slowest start ${slowest} ms`,
  )
  return lost.length + half.length + faults.length === 0 && slowest <= READY_MS ? 0 : 1
}
