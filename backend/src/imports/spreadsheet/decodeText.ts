import { refusedFile } from './refusedFile'

const noCsv = 'O arquivo não é um CSV. Salve a planilha como CSV e envie de novo.'

/**
 * The text of a file in pieces: UTF-8 or UTF-16 as its first bytes say, UTF-8 when all of it is, else Windows-1252.
 *
 * @param open opens the file from its beginning; called twice
 * @throws AppError invalid_data at `file` for what is no text
 */
export async function* decodeText(open: () => AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(open()))
  for await (const bytes of open()) {
    const text = decoder.decode(bytes, { stream: true })
    if (text.includes('\u0000')) throw refusedFile(noCsv)
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function encodingOf(file: AsyncIterable<Buffer>): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const bytes of file) {
      if (isFirst) {
        const [first, second] = bytes
        if (first === 0xff && second === 0xfe) return 'utf-16le'
        if (first === 0xfe && second === 0xff) return 'utf-16be'
        // PK: a workbook (.xlsx) under another name.
        if (first === 0x50 && second === 0x4b) throw refusedFile(noCsv)
      }
      isFirst = false
      utf8.decode(bytes, { stream: true })
    }
    utf8.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}
