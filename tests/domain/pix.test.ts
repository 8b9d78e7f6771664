import { describe, expect, it, test } from 'vitest'
import { isEndToEndId } from '#domain/money/endToEndId'
import { crc16, pixCode } from '#domain/money/pixCode'
import {
  foreignKeyProblem,
  formatPixKey,
  maskPixKey,
  ownPixKind,
  pixKeyHint,
  readPixKey,
  type PixKeyKind,
} from '#domain/money/pixKey'
import { payoutTxid } from '#domain/money/payouts'

const UUID = '123e4567-e12b-12d1-a456-426655440000'

describe('the PIX code', () => {
  it('has the published checksums', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('is the published example, byte for byte', () => {
    expect(pixCode({ key: UUID, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    )
  })

  it('carries amount, number, and names in plain ASCII of their length', () => {
    const code = pixCode({
      key: 'financeiro@vinicola.com.br',
      cents: 123_456_7,
      name: 'Vinícola São João & Filhos do Vale Ltda.',
      city: 'São Sebastião do Caí',
      txid: payoutTxid(12),
    })
    expect(code).toContain('540812345.67')
    expect(code).toContain('5925Vinicola Sao Joao & Filho')
    expect(code).toContain('6015Sao Sebastiao d')
    expect(code).toContain('62130509WX0000012')
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
  })

  it('refuses an amount of nothing and a number that is none', () => {
    const payment = { key: UUID, name: 'A', city: 'B' }
    expect(() => pixCode({ ...payment, cents: 0 })).toThrow(RangeError)
    expect(() => pixCode({ ...payment, txid: 'a b' })).toThrow(RangeError)
    expect(() => pixCode({ ...payment, key: 'x'.repeat(78) })).toThrow(RangeError)
  })
})

describe('a PIX key', () => {
  it.each<[PixKeyKind, string, string]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '58.716.523/0001-19', '58716523000119'],
    ['phone', '(54) 99123-4567', '+5554991234567'],
    ['phone', '+55 54 99123-4567', '+5554991234567'],
    ['email', ' Financeiro@Vinicola.com.br ', 'financeiro@vinicola.com.br'],
    ['random', UUID.toUpperCase(), UUID],
  ])('of kind %s is understood: %s', (kind, typed, key) => {
    expect(readPixKey(kind, typed)).toEqual({ ok: true, payload: key })
  })

  it.each<[PixKeyKind, string]>([
    ['cpf', '529.982.247-26'],
    ['cnpj', '12.ABC.345/01DE-36'],
    ['phone', '(54) 3123-4567'],
    ['phone', '99123-4567'],
    ['email', 'sem arroba'],
    ['email', `${'a'.repeat(70)}@b.com.br`],
    ['random', '123e4567'],
  ])('of kind %s is refused: %s', (kind, typed) => {
    expect(readPixKey(kind, typed).ok).toBe(false)
  })

  it('that is a CPF or CNPJ must be the company’s own', () => {
    expect(foreignKeyProblem('cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35')).toBeNull()
    const foreign =
      'Use o CNPJ do seu cadastro, ou uma chave de outro tipo: o repasse só pode ir para a mesma pessoa.'
    expect(foreignKeyProblem('cnpj', '11222333000181', '12.ABC.345/01DE-35')).toBe(foreign)
    expect(foreignKeyProblem('cpf', '52998224725', '12.ABC.345/01DE-35')).toBe(
      'O repasse só vai para a empresa do cadastro: use o CNPJ 12.ABC.345/01DE-35, ou uma chave de outro tipo.',
    )
    expect(foreignKeyProblem('cnpj', '11222333000181', '529.982.247-25')).toBe(
      'O repasse só vai para a pessoa do cadastro: use o CPF 529.982.247-25, ou uma chave de outro tipo.',
    )
    expect(foreignKeyProblem('phone', '+5554991234567', '12.ABC.345/01DE-35')).toBeNull()
  })

  it('is shown masked', () => {
    expect(maskPixKey('cpf', '52998224725')).toBe('***4725')
    expect(maskPixKey('email', 'financeiro@vinicola.com.br')).toBe('fi***@vinicola.com.br')
    expect(maskPixKey('email', 'a@b.co')).toBe('***@b.co')
  })

  it('is plain ASCII, as the code counts characters and bytes alike', () => {
    expect(readPixKey('email', 'josé@vinicola.com.br').ok).toBe(false)
  })
})

describe('the bank’s end-to-end id', () => {
  it.each([
    ['E1823612020261122143015s0a1b2c3', false],
    ['E18236120202611221430s0a1b2c3d4e', true],
    ['E18236120202613221430s0a1b2c3d4e', false],
    ['E18236120202611222530s0a1b2c3d4e', false],
    ['D18236120202611221430s0a1b2c3d4e', false],
    ['E18236120201911221430s0a1b2c3d4e', false],
    ['E18236120000011221430s0a1b2c3d4e', false],
  ])('%s is one: %s', (id, is) => expect(isEndToEndId(id)).toBe(is))
})

describe('the hint of a key', () => {
  it("is the company's own number, and an example of every other kind", () => {
    expect(ownPixKind('12.ABC.345/01DE-35')).toBe('cnpj')
    expect(pixKeyHint('cnpj', '12.345.678/0001-95')).toBe('12.345.678/0001-95')
    expect(pixKeyHint('cpf', '12.345.678/0001-95')).toBe('529.982.247-25')
    expect(ownPixKind('111.444.777-35')).toBe('cpf')
    expect(pixKeyHint('cpf', '111.444.777-35')).toBe('111.444.777-35')
    expect(pixKeyHint('phone', '111.444.777-35')).toBe('(54) 99123-4567')
  })
})

test.each<[PixKeyKind, string, string]>([
  ['cnpj', '31470625000140', '31.470.625/0001-40'],
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['phone', '+5554991234567', '(54) 99123-4567'],
  ['email', 'repasses@lima.com.br', 'repasses@lima.com.br'],
  ['random', UUID, UUID],
])('a kept key of kind %s is shown as people write it', (kind, kept, shown) => {
  expect(formatPixKey(kind, kept)).toBe(shown)
})
