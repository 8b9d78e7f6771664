import { expect, test } from 'vitest'

import {
  dayRangeErrors,
  firstOfLastDays,
  formatDate,
  formatDateTime,
  parseDate,
  saoPauloDate,
  saoPauloDayRange,
} from '#domain/values/dates'

test('a date without time never shifts by a day (R10)', () => {
  expect(formatDate('2026-03-01')).toBe('01/03/2026')
  expect(formatDateTime('2026-03-01')).toBe('01/03/2026')
})

// spec 157
test('moments show the day and hour of São Paulo', () => {
  expect(formatDate('2026-03-01T02:59:59.000Z')).toBe('28/02/2026')
  expect(formatDate('2026-03-01T03:00:00.000Z')).toBe('01/03/2026')
  expect(formatDateTime('2026-03-01T15:05:00.000Z')).toBe('01/03/2026 12:05')
  expect(formatDateTime('2026-03-01T03:00:00.000Z')).toBe('01/03/2026 00:00')
  expect(saoPauloDate('2026-03-01T02:00:00Z')).toBe('2026-02-28')
})

test('the last days end today, in São Paulo, whatever the month', () => {
  const lateEvening = new Date('2026-03-02T02:30:00Z')
  expect(firstOfLastDays(1, lateEvening)).toBe('2026-03-01')
  expect(firstOfLastDays(7, lateEvening)).toBe('2026-02-23')
  expect(firstOfLastDays(30, lateEvening)).toBe('2026-01-31')
})

// spec 157
test.each([null, undefined, '', 'ontem', '2026-02-30', '2026-13-01'])(
  '%s gives no output (spec §5)',
  (input) => {
    expect(formatDate(input)).toBe('')
  },
)

test('dates are read as people and spreadsheets write them', () => {
  expect(parseDate('01/03/2026')).toBe('2026-03-01')
  expect(parseDate('1/3/2026')).toBe('2026-03-01')
  expect(parseDate(' 2026-03-01 ')).toBe('2026-03-01')
  expect(parseDate('31/02/2026')).toBeNull()
  expect(parseDate('03/2026')).toBeNull()
})

test('a range of days includes both days entirely, in São Paulo time (R32)', () => {
  expect(saoPauloDayRange('2026-03-01', '2026-03-02')).toEqual({
    start: '2026-03-01T03:00:00.000Z',
    end: '2026-03-03T03:00:00.000Z',
  })
})

test('a side without a day stays open', () => {
  expect(saoPauloDayRange('', '2026-12-31')).toEqual({
    start: null,
    end: '2027-01-01T03:00:00.000Z',
  })
  expect(saoPauloDayRange('2026-01-01', null)).toEqual({
    start: '2026-01-01T03:00:00.000Z',
    end: null,
  })
})

test('days of the old summer time begin an hour earlier', () => {
  expect(saoPauloDayRange('2018-12-10', '2018-12-10')).toEqual({
    start: '2018-12-10T02:00:00.000Z',
    end: '2018-12-11T02:00:00.000Z',
  })
})

test('a range of days that is half typed or ends before it begins says so', () => {
  expect(dayRangeErrors({ from: '', to: '2026-11-20' })).toEqual({})
  expect(dayRangeErrors({ from: '2026-11-20', to: '2026-11-20' })).toEqual({})
  expect(dayRangeErrors({ from: '12/0', to: '' })).toEqual({ from: 'Informe uma data válida' })
  expect(dayRangeErrors({ from: '2026-11-20', to: '2026-11-19' })).toEqual({
    to: 'A data final deve ser igual ou posterior à inicial.',
  })
})
