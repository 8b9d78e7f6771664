import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../../../ops/bank/faults'
import { bank, tellOf } from '../../support/pixWorld'
import { oneOf, type Draw } from '../../support/walks'
import { sql } from '../../support/world'
import type { Paper } from './walkModel'

/** What a round is like for all orders of it. */
export interface Weather {
  webhook: 'once' | 'twice' | 'never' | 'out of order'
  bank: 'well' | 'slow' | 'down' | 'loses answers' | 'wrong amounts'
  /** Refunds that are asked for in it are not carried out. */
  isRefusing: boolean
  /** How far the bank's clock is ahead. */
  clockSkewSeconds: number
}

export const GOOD_WEATHER: Weather = {
  webhook: 'once',
  bank: 'well',
  isRefusing: false,
  clockSkewSeconds: 0,
}

/** @param isFirst orders are made in it: then the bank may answer with other amounts, too */
export const drawWeather = (pick: Draw, isFirst: boolean): Weather => ({
  webhook: oneOf(pick, ['once', 'twice', 'never', 'out of order']),
  bank: oneOf(pick, ['well', 'slow', 'down', 'loses answers', isFirst ? 'wrong amounts' : 'well']),
  isRefusing: pick(3) === 0,
  clockSkewSeconds: oneOf(pick, [0, -300, 300]),
})

export const faultsOf = ({ webhook, bank: how, ...weather }: Weather): Faults => ({
  webhook: webhook === 'out of order' ? 'never' : webhook,
  slowMs: how === 'slow' ? 150 : 0,
  down: how === 'down',
  loseAnswers: how === 'loses answers' ? 8 : 0,
  wrongAmount: how === 'wrong amounts',
  clockSkewSeconds: weather.clockSkewSeconds,
  refuseRefund: weather.isRefusing,
  unreadable: false,
})

/** The bank is there again, once every order whose time was over has ended without it; its other faults go on. */
export async function endOutage(orders: readonly Paper[], { bank: how }: Weather): Promise<void> {
  const ended = orders.filter(({ state }) => state === 'ended').map(({ id }) => id)
  const areOpen = () =>
    sql(`select 1 from "order" where id = any($1) and status <> 'canceled'`, [ended])
  while (how === 'down' && (await areOpen()).length > 0) await pause(200)
  await bank.set({ down: false, wrongAmount: false })
}

/**
 * Tells of the payments of a round where the bank does not: of all of them in any order, of some twice; or of those alone that no
 * open charge leads to, which the bank's list would tell of within three minutes.
 */
export async function tellInItsPlace(
  pick: Draw,
  { webhook }: Weather,
  { all, lost }: { all: readonly string[]; lost: readonly string[] },
): Promise<void> {
  if (webhook === 'never' && lost.length > 0) await tellOf([...lost])
  if (webhook !== 'out of order') return
  const left = [...all, ...all.filter(() => pick(3) === 0)]
  while (left.length > 0) {
    const some = Array.from({ length: 1 + pick(3) }, () => left.splice(pick(left.length), 1)).flat()
    await tellOf(some)
  }
}
