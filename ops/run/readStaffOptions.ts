import { parseArgs } from 'node:util'
import { isEmail, normalizeEmail } from '#domain/values/email'
import { CliError } from '../base/CliError'

export interface StaffOptions {
  email: string
  firstName: string
  lastName: string
}

const USAGE = 'Uso: npm run staff -- --email pessoa@exemplo.com.br --name "Nome Sobrenome"'

/**
 * Reads the command line of `npm run staff`. A password on it would be in the shell's history and in the list of
 * processes, so there is no option for one.
 * @throws CliError with the usage
 */
export function readStaffOptions(args: string[]): StaffOptions {
  const { email, name } = parse(args)
  if (email === undefined || name === undefined || name.trim() === '') throw new CliError(USAGE)
  if (!isEmail(normalizeEmail(email)))
    throw new CliError(`${email} não é um endereço de e-mail. ${USAGE}`)
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { email: normalizeEmail(email), firstName, lastName: rest.join(' ') }
}

function parse(args: string[]): { email?: string | undefined; name?: string | undefined } {
  try {
    return parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } })
      .values
  } catch {
    throw new CliError(USAGE)
  }
}
