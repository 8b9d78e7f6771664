import { cpus } from 'node:os'

/**
 * Seconds that the machine's processors have worked since it started and for any program: the difference
 * between two readings is what a part of the tests cost when nothing else runs.
 */
export function processorSeconds(): number {
  const milliseconds = cpus().reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq,
    0,
  )
  return milliseconds / 1000
}
