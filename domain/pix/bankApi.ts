import { z } from 'zod'

/**
 * The calls of the central bank's API Pix that we make, with the bank's own names (bacen/pix-api, openapi.yaml 2.9.0).
 * What we send is as strict as the description; what the bank answers may carry more fields and new words in lists
 * that we do not decide by ('Evolução da API Pix').
 */

/** Names a charge; unique per receiver for ever. */
const txidSchema = z.string().regex(/^[a-zA-Z0-9]{26,35}$/)
export const isTxid = (text: string): boolean => txidSchema.safeParse(text).success

/** Names a refund of one payment. */
export const refundIdSchema = z.string().regex(/^[a-zA-Z0-9]{1,35}$/)

export const bankEndToEndIdSchema = z.string().regex(/^[a-zA-Z0-9]{32}$/)

const amount = z.string().regex(/^\d{1,10}\.\d{2}$/)
/** RFC 3339, with any offset. */
const moment = z.iso.datetime({ offset: true })
const key = z.string().min(1).max(77)
const text = z.string().max(140)

/** A field that the bank may leave out: some write null or an empty text in its place. */
const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema)
const optional = <Schema extends z.ZodType>(schema: Schema) => orAbsent(schema.optional())

const MOST_CENTS = 999_999_999_999
/** What the description takes when a charge names no other life. */
const DEFAULT_SECONDS = 86_400

/**
 * '123.45' from 12345 cents.
 * @throws RangeError for what is not from 1 to 999999999999 whole cents
 */
export function toBankAmount(cents: number): string {
  if (!(Number.isSafeInteger(cents) && cents > 0 && cents <= MOST_CENTS))
    throw new RangeError(`not an amount for the bank in whole cents: ${cents}`)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/**
 * 12345 cents from '123.45'.
 * @throws RangeError for what is not an amount as the bank writes it
 */
export function fromBankAmount(written: string): number {
  if (!amount.safeParse(written).success)
    throw new RangeError(`not an amount of the bank: ${written}`)
  return Number(written.replace('.', ''))
}

const debtorSchema = z.union([
  z.object({ cpf: z.string().regex(/^\d{11}$/), nome: z.string().max(200) }),
  z.object({ cnpj: z.string().regex(/^[0-9A-Z]{14}$/), nome: z.string().max(200) }),
])
export type Devedor = z.infer<typeof debtorSchema>

/** PUT /cob/{txid} */
export const cobSolicitadaSchema = z.object({
  calendario: z.object({ expiracao: z.int32().positive() }),
  devedor: debtorSchema.optional(),
  valor: z.object({ original: amount.refine((written) => Number(written) > 0) }),
  chave: key,
  solicitacaoPagador: text.optional(),
})
export type CobSolicitada = z.infer<typeof cobSolicitadaSchema>

/** PATCH /cob/{txid}: we remove a charge and change none. */
export const cobRevisadaSchema = z.object({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') })
export type CobRevisada = z.infer<typeof cobRevisadaSchema>

/** PUT /pix/{e2eid}/devolucao/{id} */
export const devolucaoSolicitadaSchema = z.object({ valor: amount })
export type DevolucaoSolicitada = z.infer<typeof devolucaoSolicitadaSchema>

export const devolucaoSchema = z.object({
  id: refundIdSchema,
  rtrId: optional(z.string()),
  valor: amount,
  horario: optional(z.object({ solicitacao: optional(moment), liquidacao: optional(moment) })),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: optional(z.string()),
})
export type Devolucao = z.infer<typeof devolucaoSchema>

export const pixSchema = z.object({
  endToEndId: bankEndToEndIdSchema,
  /** That of a static code is shorter than that of a charge; absent when the payer typed the key. */
  txid: optional(z.string().regex(/^[a-zA-Z0-9]{1,35}$/)),
  valor: amount,
  chave: optional(key),
  horario: moment,
  infoPagador: optional(z.string()),
  devolucoes: optional(z.array(devolucaoSchema)),
})
export type Pix = z.infer<typeof pixSchema>

/** Answer of PUT and PATCH (CobGerada) and of GET (CobCompleta, which adds `pix`) of /cob/{txid}. */
export const cobSchema = z.object({
  calendario: z.object({
    criacao: moment,
    expiracao: orAbsent(z.int32().positive().default(DEFAULT_SECONDS)),
  }),
  txid: txidSchema,
  revisao: z.int().nonnegative(),
  loc: optional(z.object({ location: optional(z.string()) })),
  location: optional(z.string()),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  devedor: z.unknown().optional(),
  valor: z.object({ original: amount }),
  chave: key,
  solicitacaoPagador: optional(z.string()),
  pixCopiaECola: optional(z.string().max(512)),
  pix: optional(z.array(pixSchema)),
})
export type Cob = z.infer<typeof cobSchema>

/** GET /pix. The description demands a field `cobs` that it does not have: it means `pix`. */
export const pixConsultadosSchema = z.object({
  parametros: z.object({
    inicio: moment,
    fim: moment,
    paginacao: z.object({
      paginaAtual: z.int().nonnegative(),
      itensPorPagina: z.int().positive(),
      quantidadeDePaginas: z.int().nonnegative(),
      quantidadeTotalDeItens: z.int().nonnegative(),
    }),
  }),
  pix: orAbsent(z.array(pixSchema).default([])),
})
export type PixConsultados = z.infer<typeof pixConsultadosSchema>

/** The same as it is read: payments one by one, as one that is not as described keeps no other out. */
export const pixListadosSchema = pixConsultadosSchema.extend({
  pix: orAbsent(z.array(z.unknown()).default([])),
})

/** The id of a payment of which nothing else may be readable, or null. */
export const endToEndIdOf = (payment: unknown): string | null =>
  z.object({ endToEndId: bankEndToEndIdSchema }).safeParse(payment).data?.endToEndId ?? null

/** PUT /webhook/{chave} */
export const webhookSolicitadoSchema = z.object({ webhookUrl: z.url() })
export type WebhookSolicitado = z.infer<typeof webhookSolicitadoSchema>

/** GET /webhook/{chave}. The description demands `cnpj`; its own example has `chave` instead. */
export const webhookCompletoSchema = z.object({
  webhookUrl: z.url(),
  chave: optional(key),
  criacao: optional(moment),
})

/** What the bank sends to `{webhookUrl}/pix`: a hint, never a proof. */
export const webhookPixBodySchema = z.object({ pix: z.array(pixSchema) })
export type WebhookPixBody = z.infer<typeof webhookPixBodySchema>

/** RFC 7807, as the description has it; `type` ends with the kind of error, e.g. CobOperacaoInvalida. */
export const problemaSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: optional(z.string()),
  correlationId: optional(z.string()),
  violacoes: optional(
    z.array(
      z.object({
        razao: optional(z.string()),
        propriedade: optional(z.string()),
        valor: optional(z.string()),
      }),
    ),
  ),
})
export type Problema = z.infer<typeof problemaSchema>

export type BankScope =
  | 'cob.write'
  | 'cob.read'
  | 'pix.write'
  | 'pix.read'
  | 'webhook.write'
  | 'webhook.read'

/** RFC 6749 §5.1. `expires_in` (seconds) is only recommended there, and some banks write it as text. */
export const tokenAnswerSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: orAbsent(z.coerce.number().positive().default(300)),
  scope: optional(z.string()),
})
