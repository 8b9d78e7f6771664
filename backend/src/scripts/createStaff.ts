import { bootContainer } from '../server/bootContainer'
import { createStaff } from '../workflows/staff/create-staff'

/** `createStaff <e-mail> <name>`: the password comes from WINEX_STAFF_PASSWORD, never from the command line. */
async function main(): Promise<void> {
  const [email, ...names] = process.argv.slice(2)
  const password = process.env.WINEX_STAFF_PASSWORD
  if (!email || !password)
    throw new Error('Uso: WINEX_STAFF_PASSWORD=… createStaff <e-mail> <nome>')
  const { container, shutdown } = await bootContainer()
  try {
    await createStaff(container, {
      email,
      password,
      firstName: names[0] ?? 'Equipe',
      lastName: names.slice(1).join(' '),
    })
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
