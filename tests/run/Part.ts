import type { Outcome } from './readReport'

/** A part of a run: what it counted, how long it took and what it cost. */
export interface Part extends Outcome {
  name: string
  seconds: number
  processorSeconds: number
}

/**
 * Runs one part.
 * @param spent processor-seconds so far of what works for this part
 */
export async function measurePart(
  name: string,
  work: () => Promise<Outcome>,
  spent: () => number,
): Promise<Part> {
  const [started, before] = [performance.now(), spent()]
  const outcome = await work()
  return {
    name,
    ...outcome,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: spent() - before,
  }
}
