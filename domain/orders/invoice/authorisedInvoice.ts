import { z } from 'zod'
import { failure, success, type Result } from '../../result'
import { saoPauloDate } from '../../values/dates'
import { formatCnpj, formatCpf, hideTaxId } from '../../values/taxId'
import { accessKeyProblem, readAccessKey } from './accessKey'

/*
 * The XML that an issuer hands over with an invoice: `nfeProc`, the invoice with the tax office's protocol. Layout: Manual de
 * Orientação do Contribuinte 7.0, anexo I. The signature is not verified: what is read of it is compared, never trusted.
 */

/** What is read of an authorised invoice. */
export interface AuthorisedInvoice {
  accessKey: string
  /** Cents. */
  total: number
  /** yyyy-MM-dd in São Paulo. */
  issuedOn: string
  /** A CNPJ's 14 characters or a CPF's 11 digits; null when the invoice names none, as for a foreigner. */
  buyer: string | null
}

const NAMESPACE = 'http://www.portalfiscal.inf.br/nfe'
const PRODUCTION = '1'
const AUTHORISED = '100'
const AUTHORISED_LATE = '150'
const CANCELED = ['101', '151', '155']
const DENIED = ['110', '205', '301', '302', '303']

const element = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ '@_xmlns': z.literal(NAMESPACE).optional(), ...shape })
const matching = (pattern: RegExp) => z.string().regex(pattern)
const cnpj = matching(/^[0-9A-Z]{12}\d{2}$/)
const cpf = matching(/^\d{11}$/)

const document = element({
  '@_xmlns': z.literal(NAMESPACE),
  NFe: element({
    infNFe: element({
      '@_Id': matching(/^NFe[0-9A-Z]{44}$/),
      ide: element({
        serie: matching(/^\d{1,3}$/),
        nNF: matching(/^\d{1,9}$/),
        dhEmi: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
        tpAmb: matching(/^\d$/),
      }),
      emit: element({ CNPJ: cnpj.optional(), CPF: cpf.optional() }),
      dest: element({ CNPJ: cnpj.optional(), CPF: cpf.optional() }).optional(),
      total: element({ ICMSTot: element({ vNF: matching(/^\d{1,13}\.\d{2}$/) }) }),
    }),
  }),
  protNFe: element({
    infProt: element({
      tpAmb: matching(/^\d$/),
      chNFe: z.string(),
      cStat: matching(/^\d{3}$/),
    }),
  }),
})
type Document = z.infer<typeof document>

const NOT_AUTHORISED =
  'O XML não tem o protocolo de autorização. Use o XML autorizado (nfeProc), não a nota antes do envio.'
const CONTRADICTS = 'Os dados do XML não combinam com a chave de acesso dele.'

/**
 * Reads a parsed XML: elements are objects, attributes are keys `@_name`, every value is text, what is repeated is a list.
 * The reason of a failure is Portuguese and holds nothing of the file but numbers.
 */
export function readAuthorisedInvoice(tree: unknown): Result<AuthorisedInvoice> {
  const root = rootProblem(tree)
  if (root) return failure(root)
  const parsed = z.object({ nfeProc: document }).safeParse(tree)
  if (!parsed.success) return failure(layoutProblem(parsed.error.issues[0]?.path ?? []))
  const { NFe, protNFe } = parsed.data.nfeProc
  const problem = protocolProblem(parsed.data.nfeProc) ?? keyProblem(parsed.data.nfeProc)
  if (problem) return failure(problem)
  const { dest, ide, total } = NFe.infNFe
  const issuedOn = saoPauloDate(ide.dhEmi)
  if (!issuedOn) return failure(layoutProblem(['nfeProc', 'NFe', 'infNFe', 'ide', 'dhEmi']))
  return success({
    accessKey: protNFe.infProt.chNFe,
    total: Number(total.ICMSTot.vNF.replace('.', '')),
    issuedOn,
    buyer: dest?.CNPJ ?? dest?.CPF ?? null,
  })
}

/** What is kept of the person on an invoice: as of an order's buyer, which kind of number and its last characters. */
export const maskedBuyer = (taxId: string): string =>
  hideTaxId(taxId.length === 11 ? formatCpf(taxId) : formatCnpj(taxId))

function rootProblem(tree: unknown): string | null {
  const names = Object.keys(Object(tree) as object).filter((name) => name !== '?xml')
  const [root] = names
  if (names.length === 1 && root === 'nfeProc') return null
  if (names.length === 1 && (root === 'NFe' || root === 'enviNFe')) return NOT_AUTHORISED
  return root === 'procEventoNFe' || root === 'evento'
    ? 'O arquivo é de um evento da nota (cancelamento ou carta de correção), não da nota.'
    : 'O arquivo não é o XML autorizado de uma NF-e (nfeProc).'
}

/** Where a wrong layout begins; the names are those of the schema, never the file's. */
function layoutProblem(path: readonly PropertyKey[]): string {
  if (path.at(-1) === '@_xmlns') return `O XML não está no espaço de nomes da NF-e (${NAMESPACE}).`
  if (path[1] === 'protNFe' && path.length === 2) return NOT_AUTHORISED
  const place = path.map((name) => String(name).replace('@_', '')).join('/')
  return `O XML não tem o formato de uma NF-e: ${place} falta, está repetido ou tem um valor que não vale.`
}

function protocolProblem({ NFe, protNFe }: Document): string | null {
  const { cStat, tpAmb } = protNFe.infProt
  if (tpAmb !== PRODUCTION || NFe.infNFe.ide.tpAmb !== PRODUCTION)
    return 'A nota é do ambiente de homologação e não tem valor fiscal.'
  if (cStat === AUTHORISED) return null
  if (cStat === AUTHORISED_LATE)
    return `A nota foi autorizada fora do prazo (situação ${cStat}). Informe a chave de acesso em vez do XML.`
  if (CANCELED.includes(cStat)) return `A nota está cancelada (situação ${cStat}).`
  return DENIED.includes(cStat)
    ? `O uso da nota foi denegado (situação ${cStat}).`
    : `A nota não está autorizada: a situação no protocolo é ${cStat}, não ${AUTHORISED}.`
}

/** The tax office's series carry its own CNPJ in the key, so there the issuer may be another. */
function keyProblem({ NFe, protNFe }: Document): string | null {
  const { '@_Id': id, emit, ide } = NFe.infNFe
  const accessKey = id.slice('NFe'.length)
  const problem = accessKeyProblem(accessKey)
  if (problem) return `No XML: ${problem}`
  if (protNFe.infProt.chNFe !== accessKey)
    return 'A chave de acesso do protocolo não é a da nota: o XML junta duas notas.'
  const { isOfTaxOffice, issuer, month, number, series } = readAccessKey(accessKey)
  const agrees =
    Number(ide.serie) === series &&
    Number(ide.nNF) === number &&
    ide.dhEmi.startsWith(month) &&
    (isOfTaxOffice || (emit.CNPJ ?? emit.CPF) === issuer)
  return agrees ? null : CONTRADICTS
}
