import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { CliError } from '../base/CliError'
import { runScript } from './runScript'
import { readSettings } from '../base/readSettings'
import { createLifetime } from '../base/createLifetime'
import { prepareEngine } from './prepareEngine'
import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { isEmail, normalizeEmail } from '#domain/values/email'

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

/**
 * The password of a new account: WINEX_STAFF_PASSWORD, else what is piped in, else asked twice on the terminal
 * without showing it.
 * @throws CliError when it breaks the rule of every password (R17)
 */
async function askPassword(given: string | undefined): Promise<string> {
  const password = given ?? (process.stdin.isTTY ? await askTwice() : await readPiped())
  const problem = passwordProblem(password)
  if (problem) throw new CliError(`${problem}.`)
  return password
}

async function readPiped(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

async function askTwice(): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question)
    const typed = await terminal.question('')
    process.stdout.write('\n')
    return typed
  }
  try {
    const password = await ask('Senha: ')
    const problem =
      passwordProblem(password) ?? confirmationProblem(password, await ask('Repita a senha: '))
    if (problem) throw new CliError(`${problem}.`)
    return password
  } finally {
    terminal.close()
  }
}

interface StaffOptions {
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
