import { firstOfLastDays } from '#domain/values/dates'

/** In days, today included. */
export const PERIOD_PRESETS = [1, 7, 30]

const PRESET = /^days:(\d{1,3})$/

/** The preset that means a filter's days on this day, or undefined. */
export const presetOf = (
  { from, to }: Record<string, unknown>,
  now = new Date(),
): number | undefined => PERIOD_PRESETS.find((days) => !to && from === firstOfLastDays(days, now))

/** How a view keeps the first day of a preset, which is another one tomorrow. */
export const keptPreset = (days: number): string => `days:${String(days)}`

/** The first day of a kept preset as of now; any other value as it is. */
export function resolvePreset(value: string, now: Date): string {
  const days = PRESET.exec(value)?.[1]
  return days === undefined ? value : firstOfLastDays(Number(days), now)
}
