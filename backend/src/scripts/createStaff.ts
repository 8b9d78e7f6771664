import { AppError } from '../errors/AppError'
import { bootContainer } from '../server/bootContainer'
import { refuseWeakPassword } from '../workflows/passwords/refuseWeakPassword'
import { createStaff } from '../workflows/identity/create-staff'

/**
 * `createStaff <e-mail> <first name> <last name>`, run by `npm run staff` (ops/staff). The password comes from
 * WINEX_STAFF_PASSWORD, never from the command line. Prints `staff created`, `staff known`, or `staff refused` and why.
 */
async function main(): Promise<void> {
  const [email, firstName, lastName = ''] = process.argv.slice(2)
  const password = process.env.WINEX_STAFF_PASSWORD
  if (!email || !firstName || !password) throw new Error('e-mail, name or password is missing')
  const { container, shutdown } = await bootContainer()
  try {
    refuseWeakPassword(password, { names: [firstName, lastName], email }, 'password')
    const { isNew } = await createStaff(container, { email, password, firstName, lastName })
    console.log(isNew ? 'staff created' : 'staff known')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.log(`staff refused ${error.message}`)
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
