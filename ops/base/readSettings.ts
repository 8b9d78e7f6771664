import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { OwnSite } from '#domain/site/siteConfig'
import { siteFile } from '#domain/site/siteFile'
import { checkout } from './checkout'
import { CliError } from './CliError'
import type { DatabaseSsl } from './databaseSsl'
import { readTrustedProxies, type TrustedProxies } from './trustedProxies'
import { isIP } from 'node:net'

z.config(z.locales.pt())

const port = z.coerce.number().int().min(1).max(65535)
const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off', 'yes', 'no', 'sim', 'nao', 'não'])
  .transform((value) => ['1', 'true', 'on', 'yes', 'sim'].includes(value))
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const trustedProxies = z.string().transform((value, context) => {
  const trusted = readTrustedProxies(value)
  if (trusted !== null) return trusted
  context.addIssue(
    'use nao, o número de balanceadores nossos na frente (1 a 9) ou as redes deles separadas por vírgulas (10.0.0.0/8,192.168.1.7)',
  )
  return z.NEVER
})
/** A file that somebody names, wherever the command is typed. */
const fromCheckout = (path: string) => resolve(checkout.root, path)
const secret = z.string().min(32, 'precisa de pelo menos 32 caracteres')

const schema = z.object({
  PORT: port.default(8000),
  WINEX_HOST: z.string().optional(),
  WINEX_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WINEX_DATABASE_SSL: z.enum(['off', 'on', 'no-verify']).optional(),
  WINEX_DEMO: flag.optional(),
  WINEX_PUBLIC_URL: httpUrl.optional(),
  WINEX_JWT_SECRET: secret.optional(),
  WINEX_COOKIE_SECRET: secret.optional(),
  WINEX_SIGNING_SECRET: secret.optional(),
  WINEX_ENGINE_HOST: z.string().default('127.0.0.1'),
  WINEX_ENGINE_PORT: port.optional(),
  WINEX_ENGINE_URL: httpUrl.optional(),
  WINEX_DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  WINEX_SITE_FILE: siteFile((path) => readFileSync(fromCheckout(path), 'utf8')),
  WINEX_FILES_DIR: z.string().optional(),
  WINEX_OUTBOX_DIR: z.string().optional(),
  WINEX_TRUST_PROXY: trustedProxies.default(false),
  S3_ENDPOINT: httpUrl.optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  VITE_SUPABASE_URL: httpUrl.optional(),
  NODE_ENV: z.string().optional(),
})

export interface Settings {
  /** Everything that was given, for the engine, which reads its own part of it. */
  environment: Record<string, string | undefined>
  port: number
  host: string
  publicUrl: string
  /** What the site's owner says of it. */
  site: OwnSite
  /** Whether gateway and engine answer to this machine alone, under its own name (R55). */
  onlyHere: boolean
  dataDir: string
  filesDir: string
  outboxDir: string
  /** The external database; undefined means the embedded one. */
  databaseUrl: string | undefined
  /** The embedded database has none: it answers to this machine alone. */
  databaseSsl: DatabaseSsl
  loadDemo: boolean
  secrets: { jwt?: string; cookie?: string; signing?: string }
  engineHost: string
  /** undefined means: take a free one. */
  enginePort: number | undefined
  /** Where a gateway that runs alone finds its engine. */
  engineUrl: string | undefined
  /** How long a stopped gateway or engine goes on serving after it says that it is not ready. */
  drainSeconds: number
  /** Load balancers of ours in front: whose X-Forwarded-* headers the gateway believes. */
  trustedProxies: TrustedProxies
  /** Other origins that the browser may load images from or send files to. */
  storageOrigins: string[]
  /** Other origins that scripts may talk to. */
  connectOrigins: string[]
  production: boolean
}

/**
 * Reads the environment once, at boot.
 * @throws CliError naming every variable that is wrong
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  // An empty variable (`PORT= npm start`, a blank line of an env file) means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new CliError(`Configuração inválida no ambiente:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const dataDir = resolve(checkout.root, env.WINEX_DATA_DIR)
  const origins = (...urls: (string | undefined)[]) =>
    urls.flatMap((url) => (url ? [new URL(url).origin] : []))
  const publicUrl = env.WINEX_PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const isNamedHere = isThisMachine(new URL(publicUrl).hostname)
  // Without a database or address of its own this is somebody's trial: it answers to this machine only.
  const host = env.WINEX_HOST ?? (env.DATABASE_URL || !isNamedHere ? '0.0.0.0' : 'localhost')
  return {
    environment: { ...given, ...absolute(given, ...FILES) },
    port: env.PORT,
    host,
    publicUrl,
    site: env.WINEX_SITE_FILE,
    // Behind a web server on this machine the address alone would look like nobody else's.
    onlyHere: isNamedHere && isThisMachine(host) && isThisMachine(env.WINEX_ENGINE_HOST),
    dataDir,
    filesDir: resolve(checkout.root, env.WINEX_FILES_DIR ?? resolve(dataDir, 'files')),
    outboxDir: resolve(checkout.root, env.WINEX_OUTBOX_DIR ?? resolve(dataDir, 'outbox')),
    databaseUrl: env.DATABASE_URL,
    databaseSsl: sslOf(env.DATABASE_URL, env.WINEX_DATABASE_SSL),
    loadDemo: env.WINEX_DEMO ?? !env.DATABASE_URL,
    secrets: {
      ...(env.WINEX_JWT_SECRET ? { jwt: env.WINEX_JWT_SECRET } : {}),
      ...(env.WINEX_COOKIE_SECRET ? { cookie: env.WINEX_COOKIE_SECRET } : {}),
      ...(env.WINEX_SIGNING_SECRET ? { signing: env.WINEX_SIGNING_SECRET } : {}),
    },
    engineHost: env.WINEX_ENGINE_HOST,
    enginePort: env.WINEX_ENGINE_PORT,
    engineUrl: env.WINEX_ENGINE_URL,
    drainSeconds: env.WINEX_DRAIN_SECONDS,
    trustedProxies: env.WINEX_TRUST_PROXY,
    storageOrigins: origins(env.S3_PUBLIC_URL, env.S3_ENDPOINT),
    connectOrigins: origins(env.S3_ENDPOINT ?? amazonAddress(env), env.VITE_SUPABASE_URL),
    production: env.NODE_ENV === 'production',
  }
}

function sslOf(databaseUrl: string | undefined, given: DatabaseSsl | undefined): DatabaseSsl {
  if (databaseUrl === undefined) return 'off'
  return given ?? (isThisMachine(new URL(databaseUrl).hostname) ? 'off' : 'on')
}

/**
 * Where the AWS SDK sends pictures when no endpoint is given. A bucket whose name is no host name of a single label is
 * addressed by the path, because Amazon's certificate would not fit.
 */
function amazonAddress(env: {
  S3_BUCKET?: string | undefined
  S3_REGION: string
}): string | undefined {
  if (env.S3_BUCKET === undefined) return undefined
  const host = `s3.${env.S3_REGION}.amazonaws.com`
  return `https://${/^[a-z\d-]+$/.test(env.S3_BUCKET) ? `${env.S3_BUCKET}.` : ''}${host}`
}

/** Read by the engine, too, which runs in a folder of its own. */
const FILES = [
  'WINEX_SITE_FILE',
  'WINEX_FREIGHT_FILE',
  'WINEX_PIX_CERT',
  'WINEX_PIX_CERT_KEY',
  'WINEX_PIX_CA',
]

/** The files that these variables name, with their whole paths; a PEM text itself stays as it is. */
function absolute(
  given: Record<string, string | undefined>,
  ...names: string[]
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = given[name]
      return path === undefined || path.includes('-----BEGIN') ? [] : [[name, fromCheckout(path)]]
    }),
  )
}

/** Whether a host name or address of a listener or a URL means this machine alone (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) === 4) return bare.startsWith('127.')
  return bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost')
}
