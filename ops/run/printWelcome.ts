import type { Settings } from '../base/readSettings'
import type { Stack } from './startStack'

/** Prints where winex answers and, when the demo data is loaded, whom to sign in as. */
export async function printWelcome(settings: Settings, stack: Stack, time: string): Promise<void> {
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
