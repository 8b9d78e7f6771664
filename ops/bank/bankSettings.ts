import { join, resolve } from 'node:path'
import { z } from 'zod'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import { loadBankCertificates } from './loadBankCertificates'
import type { StartBankOptions } from './startBank'

/** After the site's own port. */
const PORT_DISTANCE = 80

const port = z.coerce.number().int().min(1).max(65_534)
const schema = z.object({
  PORT: port.default(8_000),
  WINEX_BANK_PORT: port.optional(),
  WINEX_BANK_MTLS: z
    .stringbool({ truthy: ['on', 'sim', '1'], falsy: ['off', 'nao', '0'] })
    .default(false),
  WINEX_DATA_DIR: z.string().default('.data'),
})

type Environment = Record<string, string | undefined>

/**
 * The demonstration bank is never beside real money.
 * @throws CliError in production or with a bank in the configuration
 */
export function refuseRealMoney(environment: Environment): void {
  const why =
    environment.NODE_ENV === 'production'
      ? 'NODE_ENV é production'
      : environment.WINEX_PIX_URL
        ? 'há um banco em WINEX_PIX_URL'
        : undefined
  if (why !== undefined)
    throw new CliError(
      `O banco de demonstração não inicia: ${why}. Ele serve só para experimentar.`,
    )
}

/** Whether this configuration is a trial, which gets the demonstration bank. */
export const wantsDemoBank = ({ NODE_ENV, WINEX_PIX_URL }: Environment): boolean =>
  NODE_ENV !== 'production' && !WINEX_PIX_URL

/**
 * What the environment says of the demonstration bank: port, data folder, and with WINEX_BANK_MTLS=on its
 * certificates, made when there are none.
 * @throws CliError for variables that are wrong and beside real money
 */
export async function readBankSettings(
  environment: Environment,
): Promise<StartBankOptions & { isPortGiven: boolean }> {
  refuseRealMoney(environment)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new CliError(`Configuração inválida no ambiente:\n${names.join('\n')}`)
  }
  const env = parsed.data
  const folder = resolve(checkout.root, env.WINEX_DATA_DIR)
  return {
    port: env.WINEX_BANK_PORT ?? env.PORT + PORT_DISTANCE,
    isPortGiven: env.WINEX_BANK_PORT !== undefined,
    file: join(folder, 'bank.json'),
    ...(env.WINEX_BANK_MTLS
      ? { certificates: await loadBankCertificates(join(folder, 'bank-certificates.json')) }
      : {}),
  }
}
