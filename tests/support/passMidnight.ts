import { setTimeout as wait } from 'node:timers/promises'
import { vi } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'

/** Longer than most files take. */
const SHORT_MS = 3 * 60_000

// of the file before
vi.useRealTimers()

// Many files read the day twice, or count in one day, week or month: near midnight in São Paulo they begin after it.
while (saoPauloDate(new Date()) !== saoPauloDate(new Date(Date.now() + SHORT_MS))) await wait(1_000)
