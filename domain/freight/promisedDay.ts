import type { OrderStage } from '../orders/orderStage'

/**
 * National holidays of a fixed date, MM-dd: Leis 662/1949 with 10.607/2002, 6.802/1980 and 14.759/2023. Movable ones
 * (Carnaval, Corpus Christi) are days off by custom or local law, and count as working days here.
 */
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

/** Stages in which an order can be late for its promised day. The lists ask for the same in SQL. */
export const LATE_STAGES = ['send', 'transit'] as const satisfies readonly OrderStage[]

/**
 * Whether the promised day has passed and not everything has arrived.
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export const isDeliveryLate = (
  { stage, promised_on }: { stage: OrderStage; promised_on: string | null },
  today: string,
): boolean =>
  promised_on !== null && promised_on < today && LATE_STAGES.some((one) => one === stage)

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
  day.getUTCDay() % 6 !== 0 && !HOLIDAYS.includes(day.toISOString().slice(5, 10))
