import { parseArgs } from 'node:util'
import { isEmail, normalizeEmail } from '#domain/values/email'
import { CliError } from '../base/CliError'
import { runScript } from './runScript'
import { readSettings } from '../base/readSettings'
import { createLifetime } from '../base/createLifetime'
import { prepareEngine } from './prepareEngine'

const USAGE = 'Uso: npm run remove-second-factor -- --email pessoa@exemplo.com.br'

/** The last word of backend/src/scripts/removeSecondFactor.ts. */
const OUTCOME = /^second factor (removed|refused)(?: (.*))?$/

/**
 * `npm run remove-second-factor -- --email …`: for somebody who has lost phone and recovery codes. The operator makes
 * sure beforehand who asks. Works on a running and on a stopped installation.
 * @returns exit status: 0 when it is removed
 * @throws CliError for a wrong command line, an unknown e-mail, or an account without a second factor
 */
export async function removeSecondFactor(args: string[]): Promise<number> {
  const email = readEmail(args)
  const settings = readSettings(process.env)
  const lifetime = createLifetime(console.error)
  try {
    let outcome: string | undefined
    let reason = ''
    await runScript(
      'removeSecondFactor',
      {
        ...(await prepareEngine(settings, lifetime)),
        onLine: (line) => {
          const [, word, rest] = OUTCOME.exec(line) ?? []
          if (word) [outcome, reason] = [word, rest ?? '']
        },
      },
      [email],
    )
    if (outcome !== 'removed') throw new CliError(reason)
    console.log(
      `${email} entra de novo só com a senha. A pessoa foi avisada por e-mail; peça que ative outra vez a verificação em duas etapas.`,
    )
    return 0
  } finally {
    await lifetime.end()
  }
}

function readEmail(args: string[]): string {
  let email: string | undefined
  try {
    email = parseArgs({ args, options: { email: { type: 'string' } } }).values.email
  } catch {
    throw new CliError(USAGE)
  }
  if (email === undefined || !isEmail(normalizeEmail(email))) throw new CliError(USAGE)
  return normalizeEmail(email)
}
