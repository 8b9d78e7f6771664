import { saoPauloDate } from '../values/dates'
import type { SiteConfig } from './siteConfig'

type Announced = Pick<
  SiteConfig,
  'applicationDeadline' | 'countdownTarget' | 'salesOpen' | 'salesOpenSince' | 'salesStart'
>

/** Which of the dates that the public pages announce lie in the past; the pages are written again when one of these changes. */
export interface PassedDates {
  deadline: boolean
  launch: boolean
  salesStart: boolean
  /** The day since which sales are open has come. */
  opening: boolean
}

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const HAS_TIME_ALONE = /^\d{4}-\d\d-\d\dT[\d:.]+$/

/** The day in São Paulo on which the countdown ends, and the moment; a time without a zone is São Paulo's (R10). */
function launchOf(target: string): { day: string; moment: number } {
  const moment = Date.parse(HAS_TIME_ALONE.test(target) ? `${target}-03:00` : target)
  return { day: saoPauloDate(new Date(moment)) ?? '', moment }
}

/** Whether the countdown shows zeros: its moment has passed. */
export const launchHasPassed = (
  { salesOpen, countdownTarget }: Pick<Announced, 'salesOpen' | 'countdownTarget'>,
  now: Date,
): boolean => !salesOpen && launchOf(countdownTarget).moment <= now.getTime()

/**
 * Whether the last day for applications (dd/MM) is over. It names no year: it is the last such day up to the launch.
 */
function deadlineHasPassed(
  {
    salesOpen,
    countdownTarget,
    applicationDeadline,
  }: Pick<Announced, 'salesOpen' | 'countdownTarget' | 'applicationDeadline'>,
  now: Date,
): boolean {
  const { day: launch } = launchOf(countdownTarget)
  const [day, month] = applicationDeadline.split('/')
  const ofYear = (year: number) => `${year}-${month}-${day}`
  const year = Number(launch.slice(0, 4))
  const deadline = ofYear(year) <= launch ? ofYear(year) : ofYear(year - 1)
  return !salesOpen && (saoPauloDate(now) ?? '') > deadline
}

/** Whether the month of the first sales ('nov/25') is over; false for words that name no month. */
function salesStartHasPassed(
  { salesOpen, salesStart }: Pick<Announced, 'salesOpen' | 'salesStart'>,
  now: Date,
): boolean {
  const [name = '', year = ''] = salesStart.toLowerCase().split('/')
  const month = MONTHS.indexOf(name) + 1
  if (salesOpen || month === 0 || !/^\d\d$/.test(year)) return false
  return (saoPauloDate(now) ?? '').slice(0, 7) > `20${year}-${String(month).padStart(2, '0')}`
}

export const passedDates = (site: Announced, now: Date): PassedDates => ({
  deadline: deadlineHasPassed(site, now),
  launch: launchHasPassed(site, now),
  salesStart: salesStartHasPassed(site, now),
  opening: openSince(site, now) !== null,
})

/** The day since which sales are open (yyyy-MM-dd), once it has come; null otherwise. */
export const openSince = (
  { salesOpen, salesOpenSince }: Pick<Announced, 'salesOpen' | 'salesOpenSince'>,
  now: Date,
): string | null =>
  salesOpen && salesOpenSince && salesOpenSince <= (saoPauloDate(now) ?? '') ? salesOpenSince : null
