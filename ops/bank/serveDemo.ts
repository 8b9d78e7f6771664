import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseReais } from '#domain/values/money'
import { BankProblem } from './BankProblem'
import type { DemoBank } from './DemoBank'
import { demoPage } from './demoPage'
import { faultsSchema } from './faults'

/** A field of a form that was left empty is not there. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

const paySchema = z.strictObject({
  /** Of a charge or of none; absent: a payment to the key alone. */
  txid: optional(z.string().regex(/^[a-zA-Z0-9]{1,35}$/)),
  /** Integer cents; absent: what the charge asks for. */
  amount: optional(z.coerce.number().int().positive()),
  /** The same as people type it. */
  reais: optional(z.string()),
  times: optional(z.coerce.number().int().min(1).max(10)),
  /** As soon as the charge has expired or was removed. */
  late: optional(z.stringbool().or(z.boolean())),
})

const refundSchema = z.strictObject({
  endToEndId: z.string(),
  id: z.string(),
  refused: z.stringbool().or(z.boolean()),
})

/**
 * The page 'Banco de demonstração' and what its forms do; the same with JSON for programs:
 * `POST /demo/pay`, `/demo/faults` (some of `Faults`), `/demo/refund`, `/demo/take-back`, and `GET /demo/state`.
 */
export function serveDemo(app: FastifyInstance, bank: DemoBank): void {
  const sendPage = (reply: FastifyReply, problem?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .header('cache-control', 'no-store')
      .send(demoPage(bank, problem))
  app.addHook('onRequest', async (request) => {
    refuseOthers(request)
    bank.tick()
  })
  app.setErrorHandler(async (error: Error, request, reply) => {
    const problem = problemOf(error)
    if (problem !== undefined && isForm(request)) return sendPage(reply.code(400), problem)
    if (error instanceof BankProblem) return reply.code(error.status).send(error.body())
    if (error instanceof z.ZodError) return reply.code(400).send({ issues: error.issues })
    return reply.send(error)
  })

  app.get('/', async (_request, reply) => sendPage(reply))

  app.get('/demo/state', async () => ({ ...bank.state, faults: bank.faults }))

  app.post('/demo/pay', async (request, reply) => {
    const { txid, amount, reais, times = 1, late } = paySchema.parse(request.body)
    const cents = amount ?? (reais === undefined ? undefined : (parseReais(reais) ?? 0))
    const paid: string[] = []
    for (let time = 0; time < times; time += 1) {
      const pix =
        late && txid !== undefined ? bank.payLate(txid, cents) : bank.pay(txid ?? null, cents)
      if (pix) paid.push(pix.endToEndId)
    }
    return done(request, reply, { endToEndIds: paid })
  })

  app.post('/demo/refund', async (request, reply) => {
    const { endToEndId, id, refused } = refundSchema.parse(request.body)
    bank.endRefund(endToEndId, id, refused)
    return done(request, reply, bank.readRefund(endToEndId, id))
  })

  app.post('/demo/take-back', async (request, reply) => {
    const { endToEndId } = z.strictObject({ endToEndId: z.string() }).parse(request.body)
    bank.takeBack(endToEndId)
    return done(request, reply, bank.readPix(endToEndId))
  })

  app.post('/demo/faults', async (request, reply) => {
    Object.assign(bank.faults, faultsSchema.partial().parse(request.body))
    return done(request, reply, bank.faults)
  })
}

/** Programs get the answer, people the page again. */
const done = (request: FastifyRequest, reply: FastifyReply, answer: object) =>
  isForm(request) ? reply.redirect('/', 303) : reply.send(answer)

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** What a person reads of it; undefined for what is a fault of ours, and for who is not let in and sees nothing of the page. */
function problemOf(error: Error): string | undefined {
  if (error instanceof BankProblem) return error.status === 403 ? undefined : error.message
  return error instanceof z.ZodError ? 'O que foi preenchido não vale aqui.' : undefined
}

/** No page of another site, and no name that somebody points at this machine, may use the bank. */
function refuseOthers({ headers }: FastifyRequest): void {
  const host = headers.host ?? ''
  const isHere = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
  if (isHere && (headers.origin === undefined || headers.origin === `http://${host}`)) return
  throw new BankProblem(403, 'AcessoNegado', 'O banco de demonstração só atende esta máquina.')
}
