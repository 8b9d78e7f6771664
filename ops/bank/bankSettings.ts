import { join, resolve } from 'node:path'
import { z } from 'zod'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import { loadBankCertificates } from './loadBankCertificates'
import type { StartBankOptions } from './startBank'

/** After the site's own port. */
const PORT_DISTANCE = 80
const HIGHEST_PORT = 65_534

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8_000),
  // with certificates the page has the next one
  WINEX_BANK_PORT: z.coerce.number().int().min(1).max(HIGHEST_PORT).optional(),
  WINEX_BANK_MTLS: z
    .stringbool({ truthy: ['on', 'sim', '1'], falsy: ['off', 'nao', '0'] })
    .default(false),
  WINEX_BANK_WEBHOOK: z.url().optional(),
  WINEX_DATA_DIR: z.string().default('.data'),
})

type Environment = Record<string, string | undefined>

/**
 * The demonstration bank is never beside real money.
 * @returns why not in this environment, in Portuguese; null: it may start
 */
export function realMoney(environment: Environment): string | null {
  if (environment.NODE_ENV === 'production') return 'NODE_ENV é production'
  return environment.WINEX_PIX_URL ? 'há um banco em WINEX_PIX_URL' : null
}

/**
 * What the environment says of the demonstration bank: port, data folder, and with WINEX_BANK_MTLS=on its
 * certificates, made when there are none.
 * @throws CliError for variables that are wrong and beside real money
 */
export async function readBankSettings(
  environment: Environment,
): Promise<StartBankOptions & { isPortGiven: boolean }> {
  const why = realMoney(environment)
  if (why !== null)
    throw new CliError(
      `O banco de demonstração não inicia: ${why}. Ele serve só para experimentar.`,
    )
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new CliError(`Configuração inválida no ambiente:\n${names.join('\n')}`)
  }
  const env = parsed.data
  const folder = resolve(checkout.root, env.WINEX_DATA_DIR)
  return {
    port: env.WINEX_BANK_PORT ?? Math.min(env.PORT + PORT_DISTANCE, HIGHEST_PORT),
    isPortGiven: env.WINEX_BANK_PORT !== undefined,
    file: join(folder, 'bank.json'),
    webhookUrl: env.WINEX_BANK_WEBHOOK,
    ...(env.WINEX_BANK_MTLS
      ? { certificates: await loadBankCertificates(join(folder, 'bank-certificates.json')) }
      : {}),
  }
}
