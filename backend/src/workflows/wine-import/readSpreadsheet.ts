import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { failure, success, type Result } from '#domain/result'

/** Rows of one file, the head not counted. */
export const IMPORT_ROWS_MAX = 20_000

export interface Spreadsheet {
  /** Heads as written. */
  heads: string[]
  rows: AsyncIterable<SpreadsheetRow>
}

export interface SpreadsheetRow {
  /** Number of the line among the file's records, as a spreadsheet counts: the head is 1. */
  row: number
  cells: string[]
}

/**
 * Reads a CSV file as Excel in Brazil writes it (R24): ';', ',' or tab; UTF-8 with or without BOM, UTF-16 with BOM,
 * else Windows-1252; quotes and line breaks inside cells. Empty lines are skipped. Rows come one by one, so that a
 * large file never stands in memory twice.
 */
export async function readSpreadsheet(bytes: Buffer): Promise<Result<Spreadsheet>> {
  const text = decode(bytes)
  if (text === null || text.includes('\u0000')) {
    return failure('O arquivo não é um CSV. Salve a planilha como CSV e envie de novo.')
  }
  if (text.trim() === '') return failure('O arquivo está vazio.')
  const records = recordsOf(text)[Symbol.asyncIterator]()
  const head = await records.next()
  const heads = head.done ? [] : head.value.cells.map((cell) => cell.trim())
  return success({ heads, rows: { [Symbol.asyncIterator]: () => records } })
}

function decode(bytes: Buffer): string | null {
  const [first, second] = bytes
  const decodeAs = (encoding: string): string => new TextDecoder(encoding).decode(bytes)
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le')
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be')
  // PK: a workbook (.xlsx) under another name.
  if (first === 0x50 && second === 0x4b) return null
  return isUtf8(bytes) ? decodeAs('utf-8') : decodeAs('windows-1252')
}

async function* recordsOf(text: string): AsyncGenerator<SpreadsheetRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
  })
  slices(text).pipe(parser)
  let row = 0
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells }
  }
}

/** Pieces of the text, so that parsing one does not hold up other requests. */
function slices(text: string): Readable {
  const length = 32_768
  let at = 0
  return new Readable({
    encoding: 'utf8',
    read() {
      if (at >= text.length) {
        this.push(null)
        return
      }
      // Not between the two halves of an emoji.
      const isHalf = /[\uD800-\uDBFF]/.test(text[at + length - 1] ?? '')
      const end = at + length + (isHalf ? 1 : 0)
      const slice = text.slice(at, end)
      at = end
      setImmediate(() => this.push(slice))
    },
  })
}

/** The separator that the first record has most of, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map([
    [';', 0],
    [',', 0],
    ['\t', 0],
  ])
  let quoted = false
  for (const character of text.slice(0, 20_000)) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) break
    else if (!quoted && counts.has(character))
      counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1])
  return best?.[0] ?? ';'
}
