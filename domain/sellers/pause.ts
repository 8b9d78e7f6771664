import { fieldErrors, type FieldErrors } from '../result'
import { addDays, formatDate, isDateOnly } from '../values/dates'

/** 'Férias ou safra': both days included, yyyy-MM-dd of São Paulo (R10). */
export interface Pause {
  from: string
  to: string
}

/** Longer than any harvest; who is away for longer takes the wines out of the store. */
const PAUSE_DAYS_MAX = 120

/** What a shop and a seller are told of a pause that someone else set. */
type MaybePause = Pause | null | undefined

/**
 * Whether nothing of the cellar can be bought. It begins and ends by the day alone, no job sets or clears it.
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export const isPaused = (pause: MaybePause, today: string): pause is Pause =>
  !!pause && pause.from <= today && today <= pause.to

/** The last day of the pause that runs, yyyy-MM-dd; null while the cellar sells. */
export const pausedUntil = (pause: MaybePause, today: string): string | null =>
  isPaused(pause, today) ? pause.to : null

/** The pause that runs or is to come; null when it is over. */
export const pauseAhead = (pause: MaybePause, today: string): Pause | null =>
  pause && today <= pause.to ? { from: pause.from, to: pause.to } : null

/** The first day on which the cellar sells again, yyyy-MM-dd. */
export const backOn = (lastDay: string): string => addDays(lastDay, 1)

/** How many days a pause has, both ends included. */
export const pauseDays = ({ from, to }: Pause): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1

/**
 * What is wrong with a pause as typed, in Portuguese by field; empty when it may be saved. A pause that runs keeps its first
 * day while its last one is changed; a later one in its place would end it today without a word.
 *
 * @param stored the seller's pause of now
 * @param today yyyy-MM-dd in São Paulo
 */
export function pauseErrors(
  { from, to }: Pause,
  { stored, today }: { stored?: MaybePause; today: string },
): FieldErrors<keyof Pause> {
  const runs = isPaused(stored, today)
  const keepsBegin = runs && from === stored.from
  return fieldErrors({
    from: !isDateOnly(from)
      ? 'Informe uma data válida'
      : from < today && !keepsBegin
        ? 'A pausa começa hoje ou depois'
        : runs && from > today
          ? 'A pausa de agora está em curso: termine-a antes de marcar outra'
          : null,
    to: !isDateOnly(to)
      ? 'Informe uma data válida'
      : isDateOnly(from)
        ? lastDayProblem({ from, to }, today)
        : null,
  })
}

function lastDayProblem(pause: Pause, today: string): string | null {
  if (pause.to < pause.from) return 'O último dia vem depois do primeiro, ou é o mesmo'
  if (pause.to < today) return 'Este dia já passou. Para vender já, termine a pausa'
  if (pauseDays(pause) > PAUSE_DAYS_MAX)
    return `Uma pausa tem até ${PAUSE_DAYS_MAX} dias: no máximo até ${formatDate(addDays(pause.from, PAUSE_DAYS_MAX - 1))}`
  return null
}

/** A buyer who orders so many days before a pause is told of it. */
const PAUSE_TOLD_DAYS = 30

/**
 * What is told with an order that is made shortly before a pause; null when there is nothing to tell.
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export const pauseNote = (pause: MaybePause, today: string): string | null =>
  pause && today < pause.from && pause.from <= addDays(today, PAUSE_TOLD_DAYS)
    ? `O produtor faz uma pausa nas vendas (férias ou safra) de ${formatDate(pause.from)} a ${formatDate(pause.to)}. O prazo do seu pedido continua o mesmo.`
    : null

/**
 * Why a buyer cannot have these wines now, and from when on.
 *
 * @param lastDay yyyy-MM-dd
 */
export const pauseRefusal = (sellerName: string, lastDay: string): string =>
  `${sellerName} está em pausa (férias ou safra) até ${formatDate(lastDay)}. Os vinhos voltam a ser vendidos em ${formatDate(backOn(lastDay))}.`
