import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../backend/src')

/** Every package that a file loads at run time, by itself or through other files of ours. */
function packagesOf(file: string, seen = new Set<string>(), packages = new Set<string>()) {
  if (seen.has(file)) return packages
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, clause = '', from = ''] of text.matchAll(
    /^import\s+(?!type\s)([^;]*?from\s+)?'([^']+)'/gm,
  )) {
    const onlyTypes = /^\{\s*(type\s+\w+\s*,?\s*)+\}\s*from\s+$/.test(clause)
    if (onlyTypes) continue
    if (from.startsWith('.')) packagesOf(`${join(dirname(file), from)}.ts`, seen, packages)
    else packages.add(from)
  }
  return packages
}

it.each([
  ['imports/spreadsheet/spreadsheetWorker', ['csv-parse']],
  ['commission/pdf/contractPdfWorker', ['pdf-lib']],
  ['money/pdf/statementPdfWorker', ['pdf-lib']],
  ['orders/xml/invoiceXmlWorker', ['fast-xml-parser']],
])('%s starts without the engine, which would take it seconds and 80 MB', (script, expected) => {
  const packages = [...packagesOf(join(SOURCE, `${script}.ts`))].filter(
    (name) => !name.startsWith('#domain/') && !name.startsWith('node:'),
  )
  expect(packages).toEqual(expected)
})
