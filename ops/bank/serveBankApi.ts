import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  bankEndToEndIdSchema,
  cobRevisadaSchema,
  cobSolicitadaSchema,
  devolucaoSolicitadaSchema,
  refundIdSchema,
  webhookSolicitadoSchema,
  type BankScope,
  type PixConsultados,
} from '#domain/pix/bankApi'
import { BankProblem } from './BankProblem'
import type { DemoBank } from './DemoBank'

export interface BankApiOptions {
  clientId: string
  clientSecret: string
  /** What the account's owner says of itself in a webhook's description. */
  cnpj: string
  tokenSeconds: number
  /** Told of every call of the API with both bodies: what the tests compare with the description. */
  onExchange?: ((exchange: BankExchange) => void) | undefined
}

export interface BankExchange {
  method: string
  /** As declared, e.g. /cob/:txid; /oauth/token for tokens. */
  route: string
  params: Record<string, string>
  query: Record<string, string>
  request: unknown
  status: number
  /** undefined: no body. */
  answer: unknown
}

const PREFIX = '/api/v2'

const SCOPES: readonly string[] = [
  'cob.write',
  'cob.read',
  'pix.write',
  'pix.read',
  'webhook.write',
  'webhook.read',
] satisfies BankScope[]

const page = z.coerce.number().int()
const pixQuery = z
  .object({
    inicio: z.iso.datetime({ offset: true }),
    fim: z.iso.datetime({ offset: true }),
    devolucaoPresente: z.stringbool().optional(),
    'paginacao.paginaAtual': page.min(0).default(0),
    'paginacao.itensPorPagina': page.min(1).max(1_000).default(100),
  })
  .refine(({ inicio, fim }) => new Date(fim) >= new Date(inicio), { path: ['fim'] })

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: BankScope
  }
}

/** The calls of the API Pix that winex makes, and the token's. */
export function serveBankApi(app: FastifyInstance, bank: DemoBank, options: BankApiOptions): void {
  const tokens = new Map<string, { scopes: string[]; endsAt: number }>()

  app.addHook('onRequest', async () => {
    bank.tick()
    if (bank.faults.down)
      throw new BankProblem(503, 'ServicoIndisponivel', 'O banco de demonstração está fora do ar.')
  })
  app.addHook('preHandler', async ({ routeOptions, headers }) => {
    const { scope } = routeOptions.config
    if (!scope) return
    const token = tokens.get(headers.authorization?.replace(/^Bearer /i, '') ?? '')
    if (!token || token.endsAt <= performance.now())
      throw new BankProblem(401, 'AcessoNegado', 'O token falta ou não vale mais.')
    if (!token.scopes.includes(scope))
      throw new BankProblem(403, 'AcessoNegado', `O token não tem o escopo ${scope}.`)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== undefined)
      options.onExchange?.(exchangeOf(request, reply.statusCode, payload))
    if (bank.faults.slowMs > 0) await wait(bank.faults.slowMs, undefined, { ref: false })
    if (bank.faults.loseAnswers > 0) {
      bank.faults.loseAnswers -= 1
      request.raw.socket.destroy()
    }
    const isOfApi = request.url.startsWith(PREFIX) && reply.statusCode < 300
    return bank.faults.unreadable && isOfApi ? '{}' : payload
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const problem = problemOf(error, request)
    return reply
      .code(problem.status)
      .header('content-type', 'application/problem+json')
      .send(JSON.stringify(problem.body()))
  })

  app.post('/oauth/token', async (request, reply) => {
    const { grant_type: grant, scope = '' } = z
      .object({ grant_type: z.string(), scope: z.string().optional() })
      .parse(request.body)
    const basic = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64')
    const wanted = [options.clientId, options.clientSecret].map(encodeURIComponent).join(':')
    if (basic.toString() !== wanted) return reply.code(401).send({ error: 'invalid_client' })
    if (grant !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    const scopes = scope.split(' ').filter(Boolean)
    if (!scopes.every((one) => SCOPES.includes(one)))
      return reply.code(400).send({ error: 'invalid_scope' })
    const token = randomBytes(24).toString('base64url')
    const life = options.tokenSeconds
    tokens.set(token, { scopes, endsAt: performance.now() + life * 1_000 })
    return { access_token: token, token_type: 'Bearer', expires_in: life, scope }
  })

  const scope = (name: BankScope) => ({ config: { scope: name } })

  app.put<Charge>(`${PREFIX}/cob/:txid`, scope('cob.write'), async ({ params, body }, reply) => {
    reply.code(201)
    return bank.putCharge(params.txid, cobSolicitadaSchema.parse(body))
  })
  app.get<Charge>(`${PREFIX}/cob/:txid`, scope('cob.read'), async ({ params }) =>
    bank.readCharge(params.txid),
  )
  app.patch<Charge>(`${PREFIX}/cob/:txid`, scope('cob.write'), async ({ params, body }) => {
    cobRevisadaSchema.parse(body)
    return bank.removeCharge(params.txid)
  })

  app.get(`${PREFIX}/pix`, scope('pix.read'), async ({ query }): Promise<PixConsultados> => {
    const asked = pixQuery.parse(query)
    const all = bank
      .listPix(new Date(asked.inicio), new Date(asked.fim))
      .filter(({ devolucoes = [] }) =>
        [undefined, devolucoes.length > 0].includes(asked.devolucaoPresente),
      )
    const [paginaAtual, itensPorPagina] = [
      asked['paginacao.paginaAtual'],
      asked['paginacao.itensPorPagina'],
    ]
    const first = paginaAtual * itensPorPagina
    const paginacao = {
      paginaAtual,
      itensPorPagina,
      quantidadeDePaginas: Math.max(1, Math.ceil(all.length / itensPorPagina)),
      quantidadeTotalDeItens: all.length,
    }
    return {
      parametros: { inicio: asked.inicio, fim: asked.fim, paginacao },
      pix: all.slice(first, first + itensPorPagina),
    }
  })
  app.get<Payment>(`${PREFIX}/pix/:e2eid`, scope('pix.read'), async ({ params }) =>
    bank.readPix(params.e2eid),
  )

  const refundPath = `${PREFIX}/pix/:e2eid/devolucao/:id`
  app.put<Refund>(refundPath, scope('pix.write'), async ({ params, body }, reply) => {
    const endToEndId = bankEndToEndIdSchema.parse(params.e2eid)
    const id = refundIdSchema.parse(params.id)
    reply.code(201)
    return bank.askRefund(endToEndId, id, devolucaoSolicitadaSchema.parse(body))
  })
  app.get<Refund>(refundPath, scope('pix.read'), async ({ params }) =>
    bank.readRefund(params.e2eid, params.id),
  )

  const webhookPath = `${PREFIX}/webhook/:chave`
  app.put<Webhook>(webhookPath, scope('webhook.write'), async ({ params, body }, reply) => {
    bank.putWebhook(params.chave, webhookSolicitadoSchema.parse(body).webhookUrl)
    return reply.code(200).send()
  })
  app.get<Webhook>(webhookPath, scope('webhook.read'), async ({ params }) => ({
    ...bank.readWebhook(params.chave),
    cnpj: options.cnpj,
  }))
}

interface Charge {
  Params: { txid: string }
}
interface Payment {
  Params: { e2eid: string }
}
interface Refund {
  Params: { e2eid: string; id: string }
}
interface Webhook {
  Params: { chave: string }
}

/** The kind of error for a body or query that is not as described. */
const INVALID: [RegExp, string][] = [
  [/\/cob\//, 'CobOperacaoInvalida'],
  [/\/devolucao\//, 'PixDevolucaoInvalida'],
  [/\/pix/, 'PixConsultaInvalida'],
  [/\/webhook\//, 'WebhookOperacaoInvalida'],
]

function problemOf(error: Error & { statusCode?: number }, request: FastifyRequest): BankProblem {
  if (error instanceof BankProblem) return error
  if (error instanceof z.ZodError) {
    const kind = INVALID.find(([path]) => path.test(request.url))?.[1] ?? 'RequisicaoInvalida'
    const violations = error.issues.map(({ path, message }) => ({
      propriedade: path.join('.'),
      razao: message,
    }))
    return new BankProblem(400, kind, 'A requisição não respeita o schema.', violations)
  }
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new BankProblem(error.statusCode, 'RequisicaoInvalida', error.message)
  console.error(error)
  return new BankProblem(500, 'ErroInternoDoServidor', 'Condição inesperada.')
}

function exchangeOf(request: FastifyRequest, status: number, payload: unknown): BankExchange {
  return {
    method: request.method,
    route: (request.routeOptions.url ?? '').replace(PREFIX, ''),
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    request: request.body,
    status,
    answer: typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : undefined,
  }
}
