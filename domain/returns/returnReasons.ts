import { keysOf } from '../status'
import { addDays, formatDate, isDateOnly, saoPauloDate, type DateInput } from '../values/dates'

export type ReturnReason = 'withdrawal' | 'broken' | 'wrong' | 'corked'

/** A term of the law, with the source that names it and the day on which it was looked up. */
interface ReasonRow {
  /** In the words of the buyer. */
  label: string
  /** Days after the delivery, the last one included. */
  days: number
  /** Whether the term ends the right to ask; the others are only shown to who decides (R53). */
  ends: boolean
  source: string
  asOf: string
  version: number
  /** Whether photos tell something. */
  photos: boolean
}

/**
 * Why bottles come back. A withdrawal needs no reason and nobody may refuse it, but it ends with its term; a defect may
 * be told later, as one that is hidden shows itself when the bottle is opened (CDC, art. 26, § 3).
 */
export const RETURN_REASONS = {
  withdrawal: {
    label: 'Desisti da compra',
    days: 7,
    ends: true,
    source: 'Lei nº 8.078/1990 (CDC), art. 49',
    asOf: '2026-11-21',
    version: 1,
    photos: false,
  },
  broken: {
    label: 'Chegou quebrada ou vazando',
    days: 30,
    ends: false,
    source: 'Lei nº 8.078/1990 (CDC), art. 26, I',
    asOf: '2026-11-23',
    version: 1,
    photos: true,
  },
  wrong: {
    label: 'Não é o vinho que pedi',
    days: 30,
    ends: false,
    source: 'Lei nº 8.078/1990 (CDC), art. 26, I',
    asOf: '2026-11-23',
    version: 1,
    photos: true,
  },
  corked: {
    label: 'O vinho está com defeito (rolha, oxidado)',
    days: 30,
    ends: false,
    source: 'Lei nº 8.078/1990 (CDC), art. 26, I e § 3º',
    asOf: '2026-11-23',
    version: 1,
    photos: true,
  },
} as const satisfies Record<ReturnReason, ReasonRow>

export const RETURN_REASON_KEYS = keysOf<ReturnReason>(RETURN_REASONS)

/** The last day of a reason's term, yyyy-MM-dd in São Paulo (R52): the day of delivery does not count. */
export const lastDayOf = (reason: ReturnReason, deliveredAt: DateInput): string =>
  addDays(saoPauloDate(deliveredAt) ?? '', RETURN_REASONS[reason].days)

/** Whether the term of a reason is over on a day, yyyy-MM-dd in São Paulo. */
export const isPastTerm = (reason: ReturnReason, deliveredAt: DateInput, day: string): boolean =>
  day > lastDayOf(reason, deliveredAt)

/** What can still be asked for. */
export const offeredReasons = (deliveredAt: DateInput, now: Date): ReturnReason[] =>
  RETURN_REASON_KEYS.filter(
    (reason) =>
      !RETURN_REASONS[reason].ends || !isPastTerm(reason, deliveredAt, saoPauloDate(now) ?? ''),
  )

/** Why nobody can ask for this reason on a day any more, or null. Days are yyyy-MM-dd in São Paulo. */
export const termProblem = (reason: ReturnReason, lastDay: string, day: string): string | null =>
  RETURN_REASONS[reason].ends && day > lastDay
    ? `O prazo para desistir terminou em ${formatDate(lastDay)}. Se há um problema com o vinho, escolha qual.`
    : null

/** What is wrong with the day on which a buyer asked, or null: not to come, and not before anything had arrived. */
export function requestDayProblem(
  day: string,
  { deliveredOn, today }: { deliveredOn: string; today: string },
): string | null {
  if (!isDateOnly(day)) return 'Informe uma data válida.'
  if (day > today) return 'O pedido do cliente não pode ser de um dia que ainda não chegou.'
  return day < deliveredOn
    ? `A primeira garrafa foi entregue em ${formatDate(deliveredOn)}: informe este dia ou um depois.`
    : null
}
