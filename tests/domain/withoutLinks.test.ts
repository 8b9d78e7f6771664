import { expect, it } from 'vitest'
import { withoutLinks } from '#domain/text/withoutLinks'

it.each([
  ['Entre em https://evil.example/x agora', 'Entre em https: evil. example/x agora'],
  ['www.evil.com', 'www. evil. com'],
  ['evil.zip/a.b', 'evil. zip/a. b'],
  ['HTTP://1.2.3.4/entrar', 'HTTP: 1.2.3.4/entrar'],
  ['vinhos.csv: 12 vinhos', 'vinhos.csv: 12 vinhos'],
  ['evil.csv.com e evil.csv/x', 'evil. csv. com e evil. csv/x'],
  ['fim.Depois', 'fim. Depois'],
  // not an address of a person
  ['https://a@evil.com', 'https: a@evil. com'],
  ['Por ana@rossi.com.br.', 'Por ana@rossi.com.br.'],
  ['R$ 1.300,50 em 12.03.2026', 'R$ 1.300,50 em 12.03.2026'],
  ['Nada disso.\nOutra linha', 'Nada disso.\nOutra linha'],
])('%j cannot be pressed', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown)
})
