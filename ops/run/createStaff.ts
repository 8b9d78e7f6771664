import { CliError } from '../base/CliError'
import { runScript } from './runScript'
import { readSettings } from '../base/readSettings'
import { createLifetime } from '../base/createLifetime'
import { askPassword } from './askPassword'
import { prepareEngine } from './prepareEngine'
import { readStaffOptions } from './readStaffOptions'

/** The last word of backend/src/scripts/createStaff.ts: what came of it, and in Portuguese why not. */
const OUTCOME = /^staff (created|known|refused)(?: (.*))?$/

/**
 * `npm run staff -- --email … --name …`: makes an account of the staff, the first one of an installation among them.
 * Works beside a running copy, on the embedded database of one that is stopped, and on DATABASE_URL.
 * @returns exit status: 0 when the account is there
 * @throws CliError for a wrong command line, a weak password, or an e-mail that belongs to a producer
 */
export async function createStaff(args: string[]): Promise<number> {
  const options = readStaffOptions(args)
  const settings = readSettings(process.env)
  const password = await askPassword(process.env.WINEX_STAFF_PASSWORD)
  const lifetime = createLifetime(console.error)
  try {
    const { directory, env } = await prepareEngine(settings, lifetime)
    let outcome: string | undefined
    let reason = ''
    await runScript(
      'createStaff',
      {
        directory,
        env: { ...env, WINEX_STAFF_PASSWORD: password },
        onLine: (line) => {
          const [, word, rest] = OUTCOME.exec(line) ?? []
          if (word) [outcome, reason] = [word, rest ?? '']
        },
      },
      [options.email, options.firstName, options.lastName],
    )
    if (outcome === 'refused') throw new CliError(reason)
    console.log(
      outcome === 'known'
        ? `${options.email} já é da equipe; nada mudou. Uma senha nova se pede em /forgot-password.`
        : `${options.email} é da equipe e entra em /admin/login.`,
    )
    return 0
  } finally {
    await lifetime.end()
  }
}
