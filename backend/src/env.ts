import { readFileSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { z } from 'zod'
import { SETTING_DEFAULTS } from '#domain/site/settings'
import { SETTING_FIELDS } from '#domain/site/settingsWire'
import { siteFile } from '#domain/site/siteFile'
import { freightFile } from './freightFile'

/** Networks in CIDR, separated by commas. */
const networks = z.string().transform((list, context) =>
  list.split(',').map((text) => {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = text.trim().split('/')
    const most = isIPv6(address) ? 128 : 32
    if (!isIP(address) || !/^\d{1,3}$/.test(bits) || Number(bits) > most)
      context.addIssue(`não é uma rede (CIDR): ${text.trim()}`)
    return { address, bits: Number(bits) }
  }),
)

/** Secrets go there: in the clear only to this machine, where the demonstration bank is. */
const bankUrl = z
  .url()
  .regex(/^(https:|http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/])/i, 'precisa começar com https://')

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'precisa começar com postgres://'),
  /** The start decides it (ops/base/readSettings). */
  WINEX_DATABASE_SSL: z.enum(['off', 'on', 'no-verify']).default('on'),
  WINEX_ENGINE_PORT: z.coerce.number().int().min(1).max(65535).default(9000),
  WINEX_ENGINE_HOST: z.string().default('127.0.0.1'),
  /** Seconds that a stopped engine goes on serving after it says that it is not ready, so that balancers see it in time. */
  WINEX_DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Where Prometheus reads the metrics; without a port nothing listens. */
  WINEX_METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  WINEX_METRICS_HOST: z.string().default('127.0.0.1'),
  WINEX_PUBLIC_URL: z.url().default('http://localhost:8000'),
  WINEX_JWT_SECRET: z.string().min(32, 'precisa de 32 caracteres ou mais'),
  WINEX_COOKIE_SECRET: z.string().min(32, 'precisa de 32 caracteres ou mais'),
  WINEX_SIGNING_SECRET: z.string().min(32, 'precisa de 32 caracteres ou mais'),
  WINEX_FILES_DIR: z.string().min(1),
  WINEX_OUTBOX_DIR: z.string().min(1),
  WINEX_CEP_URL: z.url().default('https://viacep.com.br/ws'),
  WINEX_CEP_TIMEOUT_MS: z.coerce.number().int().min(1).default(3000),
  /** Postal codes that one address may ask for in a minute. */
  WINEX_CEP_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(30),
  SMTP_URL: z.url().optional(),
  WINEX_MAIL_FROM: z.string().default('winex <nao-responda@winex.com.br>'),
  /** Where answers to mails go, unless the site says it itself; without either to the contact address. */
  WINEX_MAIL_REPLY_TO: z.email().optional(),
  /** Attempts to send a mail, with growing delays (30: about a day), before staff are asked. */
  WINEX_MAIL_ATTEMPTS: z.coerce.number().int().min(1).default(30),
  REDIS_URL: z.url().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z.url().optional(),
  /** Wrong passwords of one account from one address, before it waits. */
  WINEX_LOGIN_LIMIT_PAIR: z.coerce.number().int().min(1).default(8),
  /** Wrong passwords from one address over all accounts. */
  WINEX_LOGIN_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(60),
  /** Wrong passwords of one account from all addresses. */
  WINEX_LOGIN_LIMIT_ACCOUNT: z.coerce.number().int().min(1).default(100),
  /** Seconds over which the three are counted. */
  WINEX_LOGIN_WINDOW_S: z.coerce.number().int().min(1).default(900),
  /** Password-reset requests for one account from one address, per window. */
  WINEX_RESET_LIMIT_PAIR: z.coerce.number().int().min(1).default(5),
  /** Reset mails to one account from all senders of the request, per window. */
  WINEX_RESET_LIMIT_ACCOUNT: z.coerce.number().int().min(1).default(10),
  /** Registrations of one address per window, and likewise password resets. */
  WINEX_REGISTER_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(300),
  /** Registrations of one address per day. */
  WINEX_REGISTER_LIMIT_DAY: z.coerce.number().int().min(1).default(50),
  /** Invitations that one winery, or one member of staff, sends per day. */
  WINEX_INVITE_LIMIT_INVITER: z.coerce.number().int().min(1).default(40),
  /** Invitations from one address per day, of all senders. */
  WINEX_INVITE_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(100),
  /** Invitations that one person gets per day, from all senders. */
  WINEX_INVITE_LIMIT_RECIPIENT: z.coerce.number().int().min(1).default(5),
  /** Mails a day to an address that confirmed nothing and that anybody may have typed. */
  WINEX_UNCONFIRMED_MAILS_DAY: z.coerce.number().int().min(1).default(3),
  /** Wrong codes of the second step, of one account from one address, per window. */
  WINEX_CODE_LIMIT_PAIR: z.coerce.number().int().min(1).default(8),
  /** Wrong codes of one account from all addresses, per window. */
  WINEX_CODE_LIMIT_ACCOUNT: z.coerce.number().int().min(1).default(20),
  /** Failed sign-ins of one account that the audit trail keeps in a day. */
  WINEX_FAILURE_AUDIT_ACCOUNT: z.coerce.number().int().min(1).default(20),
  /** Failed sign-ins of all accounts that the audit trail keeps in a day. */
  WINEX_FAILURE_AUDIT_ALL: z.coerce.number().int().min(1).default(2000),
  /** After how many minutes without use a session of the staff ends; 0: never. */
  WINEX_STAFF_IDLE_MINUTES: z.coerce.number().int().min(0).default(30),
  /** For how many minutes after signing in a person may move people, keys and money without signing in again. */
  WINEX_STEP_UP_MINUTES: z.coerce.number().min(1).default(10),
  /** The sum in cents that a person gives back without that, in all since the last time. */
  WINEX_STEP_UP_REFUND_CENTS: z.coerce.number().int().min(0).default(50_000),
  /** Whether the staff must sign in with a second factor. */
  WINEX_STAFF_SECOND_FACTOR: z.enum(['oferecido', 'obrigatorio']).default('oferecido'),
  /** What one address may do in the store per window: read, open carts, change them, complete them. */
  WINEX_STORE_LIMIT_READS: z.coerce.number().int().min(1).default(6_000),
  WINEX_STORE_LIMIT_CARTS: z.coerce.number().int().min(1).default(60),
  WINEX_STORE_LIMIT_CHANGES: z.coerce.number().int().min(1).default(600),
  WINEX_STORE_LIMIT_COMPLETIONS: z.coerce.number().int().min(1).default(60),
  /** Changes and completions of one cart per window, by all callers. */
  WINEX_STORE_LIMIT_PER_CART: z.coerce.number().int().min(1).default(200),
  /** Questions of the open pages of one order that waits to be paid, per window: of five pages. */
  WINEX_STORE_LIMIT_PER_LINK: z.coerce.number().int().min(1).default(2_000),
  /** Seconds over which the store's limits are counted. */
  WINEX_STORE_WINDOW_S: z.coerce.number().int().min(1).default(600),
  /** Days after its last change that a cart is kept. */
  WINEX_CART_DAYS: z.coerce.number().int().min(1).default(30),
  /** Hours that an order keeps its bottles without a payment and without its seller's approval. */
  WINEX_UNPAID_HOURS: z.coerce.number().int().min(1).default(24),
  /** Bottles of one wine that one address holds at most in orders that nobody has paid or accepted. */
  WINEX_HELD_BOTTLES: z.coerce.number().int().min(1).default(24),
  /** Hours after which an order that only the manual provider has authorized and that nobody accepted does the same. */
  WINEX_UNANSWERED_HOURS: z.coerce.number().int().min(1).default(72),
  /** The freight of sellers who have not saved a table: a file, and working days until the bottles leave. */
  WINEX_FREIGHT_FILE: freightFile,
  WINEX_FREIGHT_HANDLING_DAYS: z.coerce
    .number()
    .pipe(SETTING_FIELDS.freightHandlingDays)
    .default(SETTING_DEFAULTS.freightHandlingDays),
  /** What the site's owner says of it. */
  WINEX_SITE_FILE: siteFile((path) => readFileSync(path, 'utf8')),
  /** Whether an order needs the buyer's CPF or CNPJ, as a sale over the internet does on its invoice. */
  WINEX_BUYER_TAX_ID: z.enum(['opcional', 'obrigatorio']).default('opcional'),
  /** Whether an order leaves only with its fiscal invoice. */
  WINEX_INVOICE: z.enum(['opcional', 'obrigatoria']).default('opcional'),
  /** Days after the last delivery on which an order's money becomes available; the contract names the longest (R34). */
  WINEX_PAYOUT_DAYS: z.coerce
    .number()
    .pipe(SETTING_FIELDS.payoutDays)
    .default(SETTING_DEFAULTS.payoutDays),
  /** The smallest payout that a batch makes, in cents. */
  WINEX_PAYOUT_MIN_CENTS: z.coerce
    .number()
    .pipe(SETTING_FIELDS.payoutMinCents)
    .default(SETTING_DEFAULTS.payoutMinCents),
  /** The sum in cents above which an adjustment or a batch waits for a second person of the staff; 0: none does. */
  WINEX_SECOND_PERSON_CENTS: z.coerce.number().int().min(0).default(0),
  /** Hours before a new PIX key is used. */
  WINEX_PIX_KEY_HOURS: z.coerce.number().int().min(0).default(48),
  /** The bank's API for PIX; without it PIX is not offered. */
  WINEX_PIX_URL: bankUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  WINEX_PIX_TOKEN_URL: bankUrl.optional(),
  WINEX_PIX_CLIENT_ID: z.string().optional(),
  WINEX_PIX_CLIENT_SECRET: z.string().optional(),
  /** Our own key, to which buyers pay. */
  WINEX_PIX_KEY: z.string().max(77).optional(),
  /** Certificate and key for the bank, and whom we trust as the bank: PEM, or the path of a file. */
  WINEX_PIX_CERT: z.string().optional(),
  WINEX_PIX_CERT_KEY: z.string().optional(),
  WINEX_PIX_CA: z.string().optional(),
  /** Minutes that a charge can be paid. */
  WINEX_PIX_MINUTES: z.coerce.number().int().min(1).max(1440).default(30),
  /** The part of the webhook's address that only the bank knows; without it there is no webhook. */
  WINEX_PIX_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{32,}$/, 'precisa de 32 letras e números ou mais')
    .optional(),
  /** Where the bank calls us, when it is another site than the buyers': one that asks for the bank's certificate. */
  WINEX_PIX_WEBHOOK_URL: bankUrl.optional(),
  /** Where the bank calls from: networks (CIDR) separated by commas; without it from anywhere. */
  WINEX_PIX_WEBHOOK_NETWORK: networks.optional(),
  /** log2 of scrypt's cost. */
  WINEX_SCRYPT_LOG_N: z.coerce.number().int().min(10).max(20).default(15),
  /** Whether the demo data is loaded; the sign-in page then shows its accounts. */
  WINEX_DEMO: z
    .string()
    .default('')
    .transform((value) => ['1', 'on', 'true', 'yes'].includes(value.toLowerCase())),
  /** Where `serve` writes the live route table, for the tenant-isolation suite. */
  WINEX_ROUTE_TABLE: z.string().optional(),
})

/** The engine's whole configuration, in one place. */
export type Env = z.infer<typeof schema>

const PIX_NEEDS = [
  'WINEX_PIX_TOKEN_URL',
  'WINEX_PIX_CLIENT_ID',
  'WINEX_PIX_CLIENT_SECRET',
  'WINEX_PIX_KEY',
] as const

/** Whether buyers can pay by PIX. */
export const hasPix = ({ WINEX_PIX_URL }: Pick<Env, 'WINEX_PIX_URL'>): boolean =>
  WINEX_PIX_URL !== undefined

/**
 * Reads the environment once, at boot. Empty variables count as absent.
 *
 * @throws Error that names every wrong variable in Portuguese
 */
function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  const missing = PIX_NEEDS.filter((name) => given.WINEX_PIX_URL && !given[name])
  if (parsed.success && missing.length === 0) return parsed.data
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...missing.map((name) => `  ${name}: falta para receber por PIX (WINEX_PIX_URL)`),
  ]
  throw new Error(`Configuração inválida do motor:\n${problems.join('\n')}`)
}

export const env: Env = parseEnv(process.env)
