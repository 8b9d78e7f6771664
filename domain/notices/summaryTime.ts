import { saoPauloDate, saoPauloDayRange } from '../values/dates'

const HOUR_MS = 3_600_000

/**
 * When the daily summary of somebody who chose this hour was last due: everything before it belongs into that summary.
 *
 * @param hour of the day in São Paulo, 0 to 23
 */
export function summaryTime(now: Date, hour: number): Date {
  const today = saoPauloDate(now)
  const { start } = saoPauloDayRange(today, today)
  const dueToday = Date.parse(start ?? '') + hour * HOUR_MS
  return new Date(dueToday <= now.getTime() ? dueToday : dueToday - 24 * HOUR_MS)
}
