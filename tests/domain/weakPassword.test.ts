import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PASSWORD_MAX } from '#domain/limits'
import { passwordGuesses } from '#domain/account/passwordGuesses'
import { passwordProblem } from '#domain/account/password'
import {
  BARE_PASSWORD,
  COMMON_PASSWORD,
  OWN_PASSWORD,
  PUBLISHED_PASSWORD,
  refusedPasswordProblem,
  weakPasswordProblem,
} from '#domain/account/weakPassword'
import { COMMON_PASSWORDS } from '#domain/account/commonPasswords'
import { cpuMs } from '../support/cpuMs'

const owner = {
  names: ['Marina Goulart', 'Vinícola Casa Goulart'],
  email: 'mari.tannat@goulartvinhos.com.br',
}
const problem = (password: string) => weakPasswordProblem(password, owner, passwordGuesses)

describe('a common password is refused', () => {
  test.each([
    'Senha123',
    'Senha456',
    'Abcd1234',
    'Password1',
    'P@ssw0rd',
    'Qwerty123',
    '12345678A',
    'Aa123456',
    'Brasil2024',
    'Flamengo1',
    'Teste123',
    'Mudar123',
    'Admin123',
    'Jesus777',
    'Amor1234',
    'AAAAAAAa',
    'Abcdefgh',
    'Vinho2026',
    'Iloveyou1',
  ])('%s', (password) => {
    expect(problem(password)).toBe(COMMON_PASSWORD)
  })
})

describe('a password made of own data is refused', () => {
  test.each([
    'Marina2026',
    'Marina-1987',
    'MARINA.goulart1',
    'M4r1na-2026',
    'Goulart@123',
    'CasaGoulart2020',
    'Vinicola-2024',
    'Vinícola-2024',
    'Mari.Tannat1',
    'Goulartvinhos1',
    'Winex-2026',
    'W1nex@2026',
    '2026-wineX',
    'xeniW2026',
  ])('%s', (password) => {
    expect([OWN_PASSWORD, COMMON_PASSWORD]).toContain(problem(password))
  })

  test('with words that say so', () => {
    expect(problem('Marina-2026')).toBe(OWN_PASSWORD)
    expect(OWN_PASSWORD).toBe(
      'A senha não pode ser feita do seu nome, do seu e-mail, da sua empresa ou de winex',
    )
  })
})

describe('a reasonable password is taken', () => {
  test.each([
    'Parreira-velha7',
    'Colheita-tardia7',
    'Vindima-2025',
    'Adega-2025',
    'Outra-Senha9',
    'Uva&Terroir77',
    'Bento-Goncalves',
    'Cavalo-azul-voa',
    'Xk9mPq2v',
    'Marina-colhe-de-manha',
    'winex-com-queijo-Colonial',
    'çãÉ-õú-ñ-ü-î',
  ])('%s', (password) => {
    expect(problem(password)).toBeNull()
  })
})

describe('of sellers is refused what R59 names, and no more', () => {
  const lists = { guesses: passwordGuesses, common: COMMON_PASSWORDS }
  const email = 'Mari2@goulart.com.br'
  const refused = (password: string, actor: 'seller' | 'user' = 'seller') =>
    refusedPasswordProblem(actor, password, { ...owner, email }, lists)

  test('3,000 published ones, each of which satisfies the rule of registration', () => {
    expect(COMMON_PASSWORDS.size).toBe(3_000)
    for (const password of COMMON_PASSWORDS) expect(passwordProblem(password)).toBeNull()
    expect(refused('Password1')).toBe(PUBLISHED_PASSWORD)
    expect(refused('PassworD1')).toBeNull()
  })

  test.each(['Mari2@goulart.com.br', 'MARI2@goulart.com.br', 'Winex2026', '2026WINEX', '12winEX3'])(
    '%s',
    (password) => expect(refused(password)).toBe(BARE_PASSWORD),
  )

  // spec 161
  test.each(['Senha123', 'Marina2026', 'Winex-2026', 'Vinho2026', 'Brasil2024'])(
    '%s is taken of them, not of staff',
    (password) => {
      expect(refused(password)).toBeNull()
      expect(refused(password, 'user')).not.toBeNull()
    },
  )
})

test('an owner without data is no problem', () => {
  expect(weakPasswordProblem('Parreira-velha7', {}, passwordGuesses)).toBeNull()
  expect(weakPasswordProblem('Winex-2026', { names: [null, ''] }, passwordGuesses)).toBe(
    OWN_PASSWORD,
  )
})

test('whatever is typed is judged quickly', () => {
  problem('lists are read')
  const hostile = [
    'P@5sw0rd',
    'Aa1!',
    'a1',
    '@4',
    '12/12/2020',
    '0oO0oO4@a$5',
    'qwertyvv',
    'çãé',
  ].map((part) => part.repeat(PASSWORD_MAX).slice(0, PASSWORD_MAX))
  const random = fc.sample(fc.string({ minLength: 8, maxLength: PASSWORD_MAX }), 100)
  const all = [...hostile, ...random]
  // A few milliseconds each.
  expect(cpuMs(() => all.forEach((password) => problem(password))) / all.length).toBeLessThan(100)
})
