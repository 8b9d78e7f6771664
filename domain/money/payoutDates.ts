import { addDays, saoPauloDate } from '../values/dates'

/** The day, yyyy-MM-dd, on which an order's money becomes available: so many days after its last delivery in São Paulo (R52). */
export function availableOn(deliveredAt: Date, days: number): string {
  const day = saoPauloDate(deliveredAt)
  if (day === null) throw new RangeError('not a moment')
  return addDays(day, days)
}

/** No month before winex, and none that a calendar of four digits cannot follow. */
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** yyyy-MM of a month that a statement can be about. */
export const isMonth = (text: string): boolean => MONTH.test(text)

/** yyyy-MM of the month `count` months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** A month takes what was on its way for this long after its end; what is entered later counts on the day it is entered. */
export const MONTH_GRACE_MINUTES = 5

/** Whether a month's statement is final in São Paulo: twice the grace, so that what was written within it is also kept. */
export const isMonthClosed = (month: string, now: Date): boolean =>
  (saoPauloDate(new Date(now.getTime() - 2 * MONTH_GRACE_MINUTES * 60_000)) ?? '').slice(0, 7) >
  month
