import { describe, expect, test } from 'vitest'
import { imitatesMarketplace, nameProblem, subjectName } from '#domain/text/names'

describe('a name that reads as the marketplace’s own is refused', () => {
  test.each([
    'winex',
    'WINEX',
    'Winéx',
    'Equipe Winex',
    'WINEX Brasil',
    'w1nex',
    'W!nex Suporte',
    'wlnex',
    'win3x',
    'wiinex',
    'Winnexx',
    'vvinex',
    'W I N E X',
    'Wine X',
    'Win-Ex',
    'w.i.n.e.x',
    'wi nex pagamentos',
    'meuwinex',
    'winexbrasil',
    'wi\u200bnex',
    'Equipe\u00a0Winex',
    'wіnex', // Cyrillic і
    'winеx', // Cyrillic е
    'winех', // Cyrillic е and х
    'ωinex',
    'шinex',
    'ｗｉｎｅｘ',
    '𝐰𝐢𝐧𝐞𝐱',
    'wine×',
  ])('%s', (name) => {
    expect(imitatesMarketplace(name)).toBe(true)
    expect(nameProblem(name)).toBe(
      'Este nome parece ser da winex. Use o nome da sua empresa ou o seu.',
    )
  })
})

describe('an ordinary name is taken', () => {
  test.each([
    'Casa Pevarello',
    'Vinhas do Velho Chico',
    'Edwin Exner',
    'Darwin Exposito',
    'Wine Export Ltda.',
    'Win Excelência Vinhos',
    'Twin Exports',
    'Vinex',
    'Wines & Co.',
    'J. A. Pevarello S.A.',
    'Cia. Vinícola do Vale',
    'D.O.C. Vinhos',
    '@casalima',
    'Vinícola 3 Irmãos',
    "Sant'Anna e Filhos",
    'ÁÉÍ 🍷',
    'a',
    '%',
    '_',
  ])('%s', (name) => {
    expect(nameProblem(name)).toBeNull()
  })
})

describe('an address in a name is refused', () => {
  test.each([
    'Ganhe prêmios em https://exemplo.xyz',
    'www.exemplo',
    'vinhos.com.br',
    'Clique bit.ly/abc',
    'Casa Lima casalima.wine',
    'ana@exemplo.com',
    'contato@casa',
    'ftp://x',
  ])('%s', (name) => {
    expect(nameProblem(name)).toBe('O nome não pode ter endereço de site ou de e-mail')
  })
})

test('a name that must be there says so in its form’s words', () => {
  expect(nameProblem(' \u200b', 'Nome é obrigatório')).toBe('Nome é obrigatório')
  expect(nameProblem('')).toBeNull()
})

describe('a name in a subject', () => {
  test('stays on one line', () => {
    expect(subjectName('Casa\r\nBcc: outro@exemplo.com.br\u2028Lima')).toBe(
      'Casa Bcc: outro@exemplo.com.br Lima',
    )
  })
  test('has at most 40 characters, and cuts none in half', () => {
    const long = subjectName(`${'🍷'.repeat(39)}ab`)
    expect(long).toBe(`${'🍷'.repeat(39)}…`)
    expect(subjectName('x'.repeat(40))).toBe('x'.repeat(40))
  })
})
