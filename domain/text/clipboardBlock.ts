/** The cells of a copied block as spreadsheets write them: tabs, line ends, quotes around what holds either. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y
  while (cell.lastIndex < text.length) {
    const [, value = '', end = ''] = cell.exec(text) ?? []
    const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
    const plain = isQuoted ? value.slice(1, -1).replaceAll('""', '"') : value
    rows.at(-1)?.push(plain)
    if (end === '\t') {
      if (cell.lastIndex === text.length) rows.at(-1)?.push('')
    } else if (end !== '' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\r\n')
