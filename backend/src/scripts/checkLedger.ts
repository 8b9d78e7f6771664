import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { checkLedger } from '../money'
import { runScript } from './runScript'

/** Run by `npm run ledger:check` (ops/run). Prints `ledger clean`, or `ledger broken` after a line for each finding. */
runScript('ledger', async (container) => {
  const findings = await checkLedger(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  for (const finding of findings) console.log(`ledger finding ${finding}`)
  return findings.length === 0 ? 'clean' : 'broken'
})
