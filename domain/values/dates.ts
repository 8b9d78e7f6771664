import { fieldErrors, type FieldErrors } from '../result'

const TIME_ZONE = 'America/Sao_Paulo'
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/
const BRAZILIAN_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

const DATE_TIME_PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export type DateInput = string | Date | null | undefined

/**
 * dd/MM/yyyy, or '' for what is empty or no date (spec §5). A date without time stays on its day (R10);
 * a moment is shown on the day it has in São Paulo.
 */
export function formatDate(input: DateInput): string {
  if (typeof input === 'string' && DATE_ONLY.test(input)) {
    return isDateOnly(input) ? input.split('-').reverse().join('/') : ''
  }
  const parts = saoPauloParts(input)
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : ''
}

/** dd/MM/yyyy HH:mm in São Paulo (R10), or '' for what is empty or no date. */
export function formatDateTime(input: DateInput): string {
  if (typeof input === 'string' && DATE_ONLY.test(input)) return formatDate(input)
  const parts = saoPauloParts(input)
  return parts ? `${parts.day}/${parts.month}/${parts.year} ${parts.hour}:${parts.minute}` : ''
}

/** The yyyy-MM-dd that a moment has in São Paulo, or null. */
export function saoPauloDate(date: DateInput): string | null {
  const parts = saoPauloParts(date)
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : null
}

/** yyyy-MM-dd of a real calendar day. */
export function isDateOnly(text: string): boolean {
  const match = DATE_ONLY.exec(text)
  if (!match) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** yyyy-MM-dd from 'dd/MM/yyyy' or yyyy-MM-dd, as people and spreadsheets write it; null otherwise. */
export function parseDate(typed: string): string | null {
  const text = typed.trim()
  const match = BRAZILIAN_DATE.exec(text)
  const date = match
    ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}`
    : text
  return isDateOnly(date) ? date : null
}

/** The messages of two days as typed, either of which may be empty. */
export function dayRangeErrors({ from, to }: { from: string; to: string }): FieldErrors {
  const problem = (day: string) =>
    day === '' || isDateOnly(day) ? null : 'Informe uma data válida'
  const isReversed = isDateOnly(from) && isDateOnly(to) && to < from
  return fieldErrors({
    from: problem(from),
    to: isReversed ? 'A data final deve ser igual ou posterior à inicial.' : problem(to),
  })
}

export interface DayRange {
  /** First moment of the first day, ISO in UTC; null without a first day. */
  start: string | null
  /** First moment after the last day, ISO in UTC, exclusive; null without a last day. */
  end: string | null
}

/**
 * The moments between two days in São Paulo, both included (R32): `start <= created_at < end`.
 * Days are yyyy-MM-dd; what is empty or no day leaves its side open.
 */
export function saoPauloDayRange(
  from: string | null | undefined,
  to: string | null | undefined,
): DayRange {
  return {
    start: from && isDateOnly(from) ? startOfDay(from) : null,
    end: to && isDateOnly(to) ? startOfDay(addDays(to, 1)) : null,
  }
}

function startOfDay(day: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  // Brazil had summer time until 2019, so the offset is looked up for the day and not fixed at three hours.
  return new Date(asUtc - offsetAt(new Date(asUtc + 12 * 3_600_000))).toISOString()
}

/** The first of the last `days` days in São Paulo, today included, as yyyy-MM-dd: 1 is today. */
export const firstOfLastDays = (days: number, now: Date): string =>
  addDays(saoPauloDate(now) ?? '', 1 - days)

/** A yyyy-MM-dd so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function offsetAt(date: Date): number {
  const parts = saoPauloParts(date)
  if (!parts) return 0
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - date.getTime()
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

function saoPauloParts(input: DateInput): Parts | null {
  if (!input) return null
  const date = new Date(input)
  if (Number.isNaN(date.getTime())) return null
  return Object.fromEntries(
    DATE_TIME_PARTS.formatToParts(date).map((part) => [part.type, part.value]),
  ) as Parts
}
