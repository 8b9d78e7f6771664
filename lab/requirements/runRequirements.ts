import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { REQUIREMENTS, requirementsTable } from './requirementsTable'

/**
 * `npm run requirements`: writes down which test holds which line of the specification.
 * @returns exit status
 */
export async function runRequirements(): Promise<number> {
  writeFileSync(join(checkout.root, REQUIREMENTS), requirementsTable(checkout.root))
  return 0
}
