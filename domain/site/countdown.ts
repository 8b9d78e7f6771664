export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left from `now` (milliseconds) until `target` (a date text, local time); zeros once it has passed (spec §9). */
export function countdown(target: string, now: number): Countdown {
  const left = Math.max(0, Math.floor((new Date(target).getTime() - now) / 1000)) || 0
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
