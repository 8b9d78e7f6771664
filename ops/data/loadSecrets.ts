import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CliError } from '../base/CliError'
import type { Settings } from '../base/readSettings'
import { writeWhole } from '../base/writeWhole'

const schema = z.object({
  jwt: z.string().min(32),
  cookie: z.string().min(32),
  signing: z.string().min(32),
  postgres: z.string().min(32),
  database: z.string().min(32),
})

/**
 * jwt signs sessions, cookie the engine's cookies, signing all that leaves by a link (uploads, orders, returns) and what is
 * kept encrypted (second factors, secrets in mails); of the embedded database, postgres is the
 * superuser's password and database that of the role which the engine connects as.
 */
export type Secrets = z.infer<typeof schema>

/** Up to data folders of format 1 there was one role only. */
const storedSchema = schema.partial({ database: true })

/**
 * The secrets of this installation: those of the environment, else those that were generated into the data
 * folder (mode 0600) at the first start.
 * @throws CliError when a production run with an external database lacks one: several machines must share
 *   them, so none may make up its own
 */
export function loadSecrets(settings: Settings): Secrets {
  const { jwt, cookie, signing } = settings.secrets
  if (settings.production && settings.databaseUrl && !(jwt && cookie && signing)) {
    const missing = [
      jwt ? [] : 'WINEX_JWT_SECRET',
      cookie ? [] : 'WINEX_COOKIE_SECRET',
      signing ? [] : 'WINEX_SIGNING_SECRET',
    ].flat()
    throw new CliError(
      `Em produção com banco de dados externo, defina ${missing.join(', ')} (cada um com 32 caracteres ou mais, os mesmos em todas as máquinas).`,
    )
  }
  return { ...readOrCreate(join(settings.dataDir, 'secrets.json')), ...settings.secrets }
}

function readOrCreate(path: string): Secrets {
  const text = readIfPresent(path)
  const stored = text === undefined ? makeStored() : storedSchema.safeParse(parseJson(text)).data
  if (stored === undefined) {
    throw new CliError(
      `O arquivo ${path} está danificado. Restaure a cópia de segurança dele, ou comece de novo com npm run reset.`,
    )
  }
  const { database } = stored
  if (database !== undefined) return { ...stored, database }
  const completed = { ...stored, database: random() }
  writeWhole(path, JSON.stringify(completed, null, 2))
  return completed
}

const random = (): string => randomBytes(48).toString('base64url')

const makeStored = (): z.infer<typeof storedSchema> => ({
  jwt: random(),
  cookie: random(),
  signing: random(),
  postgres: random(),
})

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new CliError(`O arquivo ${path} não pode ser lido: ${(error as Error).message}`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
