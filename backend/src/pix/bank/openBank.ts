import type { z } from 'zod'
import {
  cobSchema,
  devolucaoSchema,
  endToEndIdOf,
  pixListadosSchema,
  pixSchema,
  toBankAmount,
  webhookCompletoSchema,
  type Cob,
  type CobRevisada,
  type CobSolicitada,
  type DevolucaoSolicitada,
  type WebhookSolicitado,
} from '#domain/pix/bankApi'
import { BankError } from './BankError'
import type { Bank, BankCallName, BankConfig, BankPix, UnreadablePix } from './bank'
import { isNone, openExchange } from './exchange'
import { openRepeats } from './openRepeats'
import { openTokens, type Purpose } from './openTokens'
import { presentCob, presentPix, presentRefund, wrongFields } from './presentBank'

const DEADLINE_MS = 5_000
const PAGE = 100
/** A hundred thousand payments: a bank whose list has no end must not be read for ever. */
const PAGES_MAX = 1_000
const TEXT_MAX = 140

/** Connects to nothing yet: the first call fetches the token. */
export function openBank(config: BankConfig): Bank {
  const deadlineMs = config.deadlineMs ?? DEADLINE_MS
  const exchange = openExchange(config)
  const tokens = openTokens(config, deadlineMs, exchange)
  const { repeat, settle } = openRepeats(deadlineMs)

  /** One request with a token; a token that the bank no longer takes is renewed once. */
  const ask =
    <Answer>(
      call: BankCallName,
      method: 'GET' | 'PUT' | 'PATCH',
      path: string,
      { answer, body, purpose = 'payments' }: Request<Answer>,
    ) =>
    async (signal: AbortSignal): Promise<Answer> => {
      const token = await tokens.take(purpose, signal)
      const sendWith = (bearer: string) =>
        exchange<Answer>({
          call,
          method,
          url: `${config.url}${path}`,
          headers: {
            authorization: `Bearer ${bearer}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          ...(answer ? { answer } : {}),
          signal,
        })
      try {
        return await sendWith(token)
      } catch (error) {
        if (!(error instanceof BankError) || error.status !== 401) throw error
        tokens.drop(purpose, token)
        return sendWith(await tokens.take(purpose, signal))
      }
    }

  const cobPath = (txid: string) => `/cob/${encodeURIComponent(txid)}`
  const refundPath = (endToEndId: string, id: string) =>
    `/pix/${encodeURIComponent(endToEndId)}/devolucao/${encodeURIComponent(id)}`
  const webhookPath = `/webhook/${encodeURIComponent(config.key)}`

  const ourCob = (cob: Cob, txid: string): Cob => {
    expectSame('txid', cob.txid, txid)
    expectSame('chave', cob.chave, config.key)
    return cob
  }
  const findCob = (txid: string) => async (signal: AbortSignal) => {
    const cob = await orNull(ask('readCharge', 'GET', cobPath(txid), { answer: cobSchema })(signal))
    return cob && ourCob(cob, txid)
  }
  const findRefund = (endToEndId: string, id: string) => async (signal: AbortSignal) => {
    const path = refundPath(endToEndId, id)
    const found = await orNull(ask('readRefund', 'GET', path, { answer: devolucaoSchema })(signal))
    if (found) expectSame('id', found.id, id)
    return found
  }

  return {
    createCharge: async (txid, charge) => {
      const original = toBankAmount(charge.amountCents)
      const body: CobSolicitada = {
        calendario: { expiracao: charge.seconds },
        ...(charge.debtor ? { devedor: charge.debtor } : {}),
        valor: { original },
        chave: config.key,
        solicitacaoPagador: charge.text.slice(0, TEXT_MAX),
      }
      const cob = await settle(
        ask('createCharge', 'PUT', cobPath(txid), { answer: cobSchema, body }),
        findCob(txid),
      )
      expectSame('valor.original', cob.valor.original, original)
      const made = presentCob(ourCob(cob, txid))
      if (made.copyPaste === null)
        throw new BankError('theirs', 'O banco fez a cobrança sem o código e sem o endereço dela.')
      return made
    },

    readCharge: async (txid) => {
      const cob = await repeat(findCob(txid))
      return cob && presentCob(cob)
    },

    removeCharge: async (txid) => {
      const body: CobRevisada = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
      const cob = await settle(
        ask('removeCharge', 'PATCH', cobPath(txid), { answer: cobSchema, body }),
        async (signal) => {
          const found = await findCob(txid)(signal)
          return found?.status === 'ATIVA' ? null : found
        },
      )
      if (cob.status === 'ATIVA')
        throw new BankError('theirs', 'O banco respondeu que removeu a cobrança e a mantém ATIVA.')
      return presentCob(ourCob(cob, txid))
    },

    readPix: async (endToEndId) => {
      const path = `/pix/${encodeURIComponent(endToEndId)}`
      const pix = await orNull(repeat(ask('readPix', 'GET', path, { answer: pixSchema })))
      if (pix) expectSame('endToEndId', pix.endToEndId, endToEndId)
      return pix && presentPix(pix)
    },

    listPix: async function* (from, to, only) {
      for (let page = 0, pages = 1; page < pages; page += 1) {
        const query = new URLSearchParams({
          inicio: from.toISOString(),
          fim: to.toISOString(),
          ...(only?.isRefunded ? { devolucaoPresente: 'true' } : {}),
          'paginacao.paginaAtual': String(page),
          'paginacao.itensPorPagina': String(PAGE),
        })
        const path = `/pix?${query.toString()}`
        const { parametros, pix } = await repeat(
          ask('listPix', 'GET', path, { answer: pixListadosSchema }),
        )
        const { paginaAtual, quantidadeDePaginas } = parametros.paginacao
        expectSame('paginaAtual', String(paginaAtual), String(page))
        pages = quantidadeDePaginas
        if (pages > PAGES_MAX)
          throw new BankError('theirs', `O banco diz que a lista tem ${pages} páginas.`)
        // An empty page before the last one would end the list without anybody knowing.
        if (pix.length === 0 && page + 1 < pages)
          throw new BankError('theirs', `O banco listou uma página vazia: ${page} de ${pages}.`)
        yield* pix.map(presentListed)
      }
    },

    refund: async (endToEndId, id, amountCents) => {
      const body: DevolucaoSolicitada = { valor: toBankAmount(amountCents) }
      const path = refundPath(endToEndId, id)
      const refund = await settle(
        ask('refund', 'PUT', path, { answer: devolucaoSchema, body }),
        findRefund(endToEndId, id),
      )
      expectSame('id', refund.id, id)
      expectSame('valor', refund.valor, body.valor)
      return presentRefund(refund)
    },

    readRefund: async (endToEndId, id) => {
      const refund = await repeat(findRefund(endToEndId, id))
      return refund && presentRefund(refund)
    },

    putWebhook: async (url) => {
      const body: WebhookSolicitado = { webhookUrl: url }
      await repeat(ask('putWebhook', 'PUT', webhookPath, { body, purpose: 'webhook' }))
    },

    readWebhook: async () => {
      const found = await orNull(
        repeat(
          ask('readWebhook', 'GET', webhookPath, {
            answer: webhookCompletoSchema,
            purpose: 'webhook',
          }),
        ),
      )
      if (found?.chave !== undefined) expectSame('chave', found.chave, config.key)
      return found && found.webhookUrl
    },
  }
}

interface Request<Answer> {
  answer?: z.ZodType<Answer>
  body?: object
  purpose?: Purpose
}

function presentListed(listed: unknown): BankPix | UnreadablePix {
  const { data, error } = pixSchema.safeParse(listed)
  return data ? presentPix(data) : { endToEndId: endToEndIdOf(listed), problem: wrongFields(error) }
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (isNone(error)) return null
    throw error
  }
}

/** @throws BankError when the bank answers of something else than was asked for */
function expectSame(field: string, answered: string, asked: string): void {
  if (answered !== asked)
    throw new BankError('theirs', `O banco respondeu ${field} ${answered} em vez de ${asked}.`)
}
