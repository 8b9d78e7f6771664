/** National holidays of a fixed date, MM-dd: Leis 662/1949 with 10.607/2002, 6.802/1980 and 14.759/2023. */
const HOLIDAYS: readonly string[] = [
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]

/**
 * Days after Easter on which carriers and banks stand still: Monday and Tuesday of Carnaval, Good Friday (Lei 9.093/1995,
 * art. 2) and Corpus Christi. Where one of them is a working day after all, the bottles come before the promised day.
 */
const AFTER_EASTER: readonly number[] = [-48, -47, -2, 60]

/** The day, yyyy-MM-dd, that lies so many working days after another: Monday to Friday without the national holidays. */
export function addWorkingDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  for (let left = days; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at.toISOString().slice(0, 10)
}

const isWorkingDay = (day: Date): boolean =>
  day.getUTCDay() % 6 !== 0 &&
  !HOLIDAYS.includes(day.toISOString().slice(5, 10)) &&
  !AFTER_EASTER.includes((day.getTime() - easter(day.getUTCFullYear())) / 86_400_000)

/** Easter Sunday of a Gregorian year, in milliseconds (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
