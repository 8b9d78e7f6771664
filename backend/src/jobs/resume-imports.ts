import type { MedusaContainer } from '@medusajs/framework/types'
import { runImports } from '../imports'

/** Goes on with imports whose engine ended; does nothing while this engine is at them. */
export default function resumeImports(container: MedusaContainer): Promise<void> {
  runImports(container)
  return Promise.resolve()
}

/** Every ten seconds. */
export const config = { name: 'resume-imports', schedule: '*/10 * * * * *' }
