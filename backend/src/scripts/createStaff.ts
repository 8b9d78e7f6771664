import { refuseWeakPassword } from '../account'
import { createStaff } from '../staff'
import { runScript } from './runScript'

/**
 * `createStaff <e-mail> <first name> <last name>`, run by `npm run staff` (ops/run). The password comes from
 * WINEX_STAFF_PASSWORD, never from the command line. Prints `staff created`, `staff known`, or `staff refused` and why.
 */
runScript('staff', async (container, [email, firstName, lastName = '']) => {
  const password = process.env.WINEX_STAFF_PASSWORD
  if (!email || !firstName || !password) throw new Error('e-mail, name or password is missing')
  refuseWeakPassword('user', password, { names: [firstName, lastName], email }, 'password')
  const { isNew } = await createStaff(container, { email, password, firstName, lastName })
  return isNew ? 'created' : 'known'
})
