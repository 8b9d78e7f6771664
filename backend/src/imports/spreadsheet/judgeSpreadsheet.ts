import { read } from 'node:fs'
import { promisify } from 'node:util'
import type { Result } from '#domain/result'
import { importColumns, rowOf } from './importColumns'
import { readRow, type ReadRow } from './readRow'
import { readSpreadsheet, type SpreadsheetRow } from './readSpreadsheet'

/** A row and what the wine form says of it. */
export interface JudgedRow extends SpreadsheetRow {
  read: Result<ReadRow, Record<string, string>>
}

export type SheetPart = { heads: string[] } | { rows: JudgedRow[] }

/** Bytes read at a time. */
const readLength = 65_536
/** Rows handed over at a time. */
const partRows = 50

/**
 * Reads a spreadsheet and judges each row alone, without the database: first the heads, then the rows. Runs in a
 * thread (imports/spreadsheet/spreadsheetWorker.ts).
 *
 * @param file an open file, whatever its position
 * @throws AppError invalid_data at `file` for what is no spreadsheet of wines
 */
export async function* judgeSpreadsheet(file: { fd: number }): AsyncGenerator<SheetPart> {
  const rows = readSpreadsheet(() => bytesOf(file.fd))
  const head = await rows.next()
  if (head.done) return
  const heads = head.value.cells.map((cell) => cell.trim())
  yield { heads }
  const { names } = importColumns(heads)
  let part: JudgedRow[] = []
  for await (const { row, cells } of rows) {
    part.push({ row, cells, read: readRow(rowOf(names, cells)) })
    if (part.length < partRows) continue
    yield { rows: part }
    part = []
  }
  if (part.length > 0) yield { rows: part }
}

/** Not a stream of Node's: that would close a file which is not its own. */
async function* bytesOf(fd: number): AsyncGenerator<Buffer> {
  for (let at = 0; ;) {
    const { bytesRead, buffer } = await promisify(read)(
      fd,
      Buffer.allocUnsafe(readLength),
      0,
      readLength,
      at,
    )
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
