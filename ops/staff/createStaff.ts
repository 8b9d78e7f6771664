import { checkout } from '../checkout'
import { CliError } from '../CliError'
import { loadSecrets } from '../data/loadSecrets'
import { buildEngine } from '../engine/buildEngine'
import { runScript } from '../engine/runScript'
import { readSettings } from '../settings/readSettings'
import { createLifetime } from '../stack/createLifetime'
import { createProgress } from '../stack/createProgress'
import { engineEnvironment } from '../stack/engineEnvironment'
import { InstallationState } from '../stack/InstallationState'
import { migrateOnce } from '../stack/migrateOnce'
import { askPassword } from './askPassword'
import { openDatabase } from './openDatabase'
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
    const databaseUrl = await openDatabase(settings, lifetime)
    const { directory, hash } = await buildEngine(checkout.root)
    const env = engineEnvironment(settings, loadSecrets(settings), databaseUrl)
    const state = await InstallationState.open(databaseUrl)
    lifetime.onEnd(() => state.close())
    await createProgress().step(
      'Estrutura do banco',
      () => migrateOnce(state, hash, { directory, env }),
      (migrated) => !migrated,
    )
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
