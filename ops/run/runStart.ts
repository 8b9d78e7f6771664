import { CliError } from '../base/CliError'
import { readSettings, type Settings } from '../base/readSettings'
import { createLifetime } from '../base/createLifetime'
import { createProgress, formatSeconds } from '../base/createProgress'
import { startStack, type StackOptions, type Stack } from './startStack'
import { stopRequested } from '../base/stopRequested'

/**
 * `npm start`: everything, until somebody stops it.
 * @param frontEnd where the pages come from; `--api` starts without pages
 * @returns exit status: 0 after a clean stop
 */
export async function runStart(
  args: string[],
  frontEnd: StackOptions['frontEnd'] = 'built',
): Promise<number> {
  const started = performance.now()
  const lifetime = createLifetime((error) => console.error(error))
  const stop = stopRequested(() => console.error('Encerrado à força.'))
  try {
    const settings = readSettings(process.env)
    const progress = createProgress()
    progress.say('Iniciando a winex…')
    const stack = startStack({
      settings,
      lifetime,
      progress,
      frontEnd: args.includes('--api') ? 'none' : frontEnd,
    })
    // When we are told to stop in the middle, the steps under way fail as their ground goes; nobody needs to hear it.
    stack.catch(() => undefined)
    const first = await Promise.race([stack, stop])
    if (typeof first !== 'string') {
      await printWelcome(settings, first, formatSeconds(performance.now() - started))
      await stop
    }
    console.log('\nEncerrando…')
    await lifetime.end()
    return 0
  } catch (error) {
    await lifetime.end()
    if (error instanceof CliError) throw error
    console.error(error)
    throw new CliError('A winex não iniciou. A mensagem acima diz por quê; nada foi apagado.')
  }
}

/** Prints where winex answers and, when the demo data is loaded, whom to sign in as. */
async function printWelcome(settings: Settings, stack: Stack, time: string): Promise<void> {
  const lines = [`\nA winex está no ar em ${stack.url} (${time}).`]
  if (settings.loadDemo) {
    const { demoAccounts } = await import('../demo/demoAccounts')
    lines.push('', 'Contas de demonstração:')
    for (const { email, password, description, path } of demoAccounts) {
      lines.push(`  ${email.padEnd(34)} ${password.padEnd(18)} ${stack.url}${path}  ${description}`)
    }
  } else
    lines.push(
      '',
      `Contas da equipe: npm run staff -- --email … --name … (entram em ${stack.url}/admin/login)`,
    )
  if (stack.bank) lines.push('', `Banco de demonstração: ${stack.bank.pageUrl}`)
  lines.push('', 'Ctrl-C encerra. Os dados ficam em ' + settings.dataDir + '.')
  console.log(lines.join('\n'))
}
