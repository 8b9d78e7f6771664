import { removeLostSecondFactor } from '../account'
import { runScript } from './runScript'

/**
 * `removeSecondFactor <e-mail>`, run by `npm run remove-second-factor` (ops/run). Prints `second factor removed`, or
 * `second factor refused` and why.
 */
runScript('second factor', async (container, [email]) => {
  if (!email) throw new Error('e-mail is missing')
  await removeLostSecondFactor(container, email)
  return 'removed'
})
