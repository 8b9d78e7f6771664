import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { CliError } from '../base/CliError'

/**
 * The password of a new account: WINEX_STAFF_PASSWORD, else what is piped in, else asked twice on the terminal
 * without showing it.
 * @throws CliError when it breaks the rule of every password (R17)
 */
export async function askPassword(given: string | undefined): Promise<string> {
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
