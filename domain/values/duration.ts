import { counted } from './counted'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * A time in its largest whole unit, for ages: '3 dias', '5 horas', '1 minuto'.
 *
 * @param minutes 0 or more; a part of a minute counts as one
 */
export function durationInWords(minutes: number): string {
  if (minutes >= DAY) return counted(Math.floor(minutes / DAY), 'dia')
  if (minutes >= HOUR) return counted(Math.floor(minutes / HOUR), 'hora')
  return counted(Math.max(1, Math.ceil(minutes)), 'minuto')
}
