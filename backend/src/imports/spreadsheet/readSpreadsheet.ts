import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import {
  IMPORT_CELL_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_LINES_MAX,
  IMPORT_ROW_MAX_BYTES,
  IMPORT_ROWS_MAX,
} from '#domain/limits'
import { decodeText } from './decodeText'
import { refusedFile } from './refusedFile'

export interface SpreadsheetRow {
  /** Number of the line among the file's records, as a spreadsheet counts: the head is 1. */
  row: number
  cells: string[]
}

/** Bytes between two looks at the limits. */
const pieceLength = 16_384
/** Enough of the file to see which separator it uses. */
const headLength = 20_000

/**
 * Reads a CSV file as Excel in Brazil writes it (R24): ';', ',' or tab; UTF-8 with or without BOM, UTF-16 with BOM,
 * else Windows-1252; quotes and line breaks inside cells. Empty lines are skipped. Rows come one by one, the head
 * first; every limit is checked while reading, so that no file is ever in memory as a whole.
 *
 * @param open opens the file from its beginning; called twice
 * @throws AppError invalid_data at `file` for what is no CSV and for what is too large
 */
export async function* readSpreadsheet(
  open: () => AsyncIterable<Buffer>,
): AsyncGenerator<SpreadsheetRow> {
  const text = decodeText(open)
  const first = await text.next()
  if (first.done) throw refusedFile('O arquivo está vazio.')
  let rows = -1
  for await (const record of records(first.value, text)) {
    checkSize(record)
    // The head is no row of wine.
    rows += 1
    if (rows > IMPORT_ROWS_MAX) throw tooMany(IMPORT_ROWS_MAX)
    yield record
  }
  if (rows < 0) throw refusedFile('O arquivo está vazio.')
}

async function* records(
  first: string,
  rest: AsyncGenerator<string>,
): AsyncGenerator<SpreadsheetRow> {
  let fed = 0
  let fedAtRow = 0
  let row = 0
  const parser = parse({
    delimiter: delimiterOf(first),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    rtrim: true,
    max_record_size: IMPORT_ROW_MAX_BYTES,
    on_record: (cells: string[]): string[] | null => {
      fedAtRow = fed
      row += 1
      if (row > IMPORT_LINES_MAX) throw tooMany(IMPORT_LINES_MAX)
      return cells.some((cell) => cell.trim() !== '') ? [String(row), ...cells] : null
    },
  })
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let text: string | undefined = first; text !== undefined; text = await nextOf(rest)) {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += pieceLength) {
        // The parser counts only filled cells, so that 10 million separators would cost it nothing.
        if (fed - fedAtRow > IMPORT_ROW_MAX_BYTES) throw rowTooLong(row + 1)
        fed += pieceLength
        yield bytes.subarray(at, at + pieceLength)
      }
    }
  }
  const source = Readable.from(pieces(), { objectMode: false })
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const [line, ...cells] of source.pipe(parser) as AsyncIterable<string[]>) {
      yield { row: Number(line), cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? readable(error, row + 1) : error
  } finally {
    source.destroy()
  }
}

async function nextOf(texts: AsyncGenerator<string>): Promise<string | undefined> {
  const next = await texts.next()
  return next.done ? undefined : next.value
}

function checkSize({ row, cells }: SpreadsheetRow): void {
  if (cells.length > IMPORT_COLUMNS_MAX) {
    throw refusedFile(
      `A linha ${row} tem mais de ${IMPORT_COLUMNS_MAX} colunas. Confira as aspas e os separadores.`,
    )
  }
  if (cells.some((cell) => cell.length > IMPORT_CELL_MAX)) {
    throw refusedFile(
      `Uma célula da linha ${row} tem mais de ${IMPORT_CELL_MAX.toLocaleString('pt-BR')} caracteres. Confira se todas as aspas estão fechadas.`,
    )
  }
}

/** The parser's own refusals, in words that help. */
function readable({ code, message }: CsvError, row: number): Error {
  if (code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(row)
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return refusedFile(`Há aspas que abrem na linha ${row} e não fecham.`)
  }
  return refusedFile(`O arquivo não é um CSV que se possa ler: ${message}`)
}

const rowTooLong = (row: number): Error =>
  refusedFile(`A linha ${row} é longa demais. Confira se todas as aspas estão fechadas.`)

const tooMany = (limit: number): Error =>
  refusedFile(
    `O arquivo tem mais de ${limit.toLocaleString('pt-BR')} linhas. Divida-o em arquivos menores.`,
  )

/** The separator that the first record has most of, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map([
    [';', 0],
    [',', 0],
    ['\t', 0],
  ])
  let quoted = false
  for (const character of text.slice(0, headLength)) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) break
    else if (!quoted && counts.has(character))
      counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1])
  return best?.[0] ?? ';'
}
