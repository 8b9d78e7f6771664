import { AppError } from '../errors/AppError'
import { bootContainer } from '../server/bootContainer'
import { removeLostSecondFactor } from '../workflows/second-factor/change'

/**
 * `removeSecondFactor <e-mail>`, run by `npm run remove-second-factor` (ops/staff). Prints `second factor removed`, or
 * `second factor refused` and why.
 */
async function main(): Promise<void> {
  const [email] = process.argv.slice(2)
  if (!email) throw new Error('e-mail is missing')
  const { container, shutdown } = await bootContainer()
  try {
    await removeLostSecondFactor(container, email)
    console.log('second factor removed')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.log(`second factor refused ${error.message}`)
  } finally {
    await shutdown()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
