import {
  INVOICE_XML_ATTRIBUTES_MAX,
  INVOICE_XML_MAX_BYTES,
  INVOICE_XML_TAGS_MAX,
} from '../../limits'
import { failure, success, type Result } from '../../result'

const TOO_LARGE = `O arquivo tem mais de ${INVOICE_XML_MAX_BYTES / 1024} KB; o XML de uma nota é menor.`
const NOT_UTF8 =
  'O arquivo não está em UTF-8, como o XML de uma NF-e. Use o arquivo como o emissor o gravou.'

/** A thousand characters between the brackets; what begins with `<!` is a comment or plain text. */
const LONG_TAG = /<[^<>!][^<>]{1000}/

/** Why a file of this many bytes is not read at all, in Portuguese, or null. */
export function invoiceXmlSizeProblem(bytes: number): string | null {
  if (bytes === 0) return 'O arquivo está vazio.'
  return bytes > INVOICE_XML_MAX_BYTES ? TOO_LARGE : null
}

/**
 * The text of an invoice's XML, ready for a parser. An NF-e is UTF-8 without a document type (Manual de Orientação do
 * Contribuinte 7.0, 3.1): with none there are no entities to expand. Counted before it is parsed, because each tag and
 * each attribute costs a parser more than its bytes do.
 */
export function invoiceXmlText(bytes: Uint8Array): Result<string> {
  const size = invoiceXmlSizeProblem(bytes.length)
  if (size) return failure(size)
  const text = decoded(bytes)
  if (text === null) return failure(NOT_UTF8)
  const declared = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(text)?.[1]
  if (declared && declared.toUpperCase() !== 'UTF-8') return failure(NOT_UTF8)
  if (!text.trimStart().startsWith('<')) return failure('O arquivo não é um XML.')
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    return failure('O XML tem uma definição de tipo (DOCTYPE), que uma NF-e não tem.')
  return timesIn(text, '<') > INVOICE_XML_TAGS_MAX ||
    timesIn(text, '=') > INVOICE_XML_ATTRIBUTES_MAX ||
    LONG_TAG.test(text)
    ? failure('O XML tem elementos demais para uma nota.')
    : success(text)
}

/** Without the byte order mark that some programs write; null when it is not UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const timesIn = (text: string, character: string): number => text.split(character).length - 1
