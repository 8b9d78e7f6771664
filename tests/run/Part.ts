import { processorSeconds } from './processorSeconds'
import type { Outcome } from './readReport'

/** A part of a run: what it counted, how long it took and what it cost. */
export interface Part extends Outcome {
  name: string
  seconds: number
  processorSeconds: number
}

/** Runs one part; parts run one after the other, so that the machine's work meanwhile is this one's. */
export async function measurePart(name: string, work: () => Promise<Outcome>): Promise<Part> {
  const [started, spent] = [performance.now(), processorSeconds()]
  const outcome = await work()
  return {
    name,
    ...outcome,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: processorSeconds() - spent,
  }
}
