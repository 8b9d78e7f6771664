import { describe, expect, it } from 'vitest'
import { deliveryErrors, readState } from '#domain/orders/deliveryAddress'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'

const address = {
  first_name: 'Zélia',
  address_1: 'Rua das Videiras, 12',
  city: 'São Paulo',
  province: 'SP',
  postal_code: '01310-100',
  country_code: 'br',
}
const errorsOf = (changes: object) =>
  deliveryErrors('zelia@exemplo.com.br', { ...address, ...changes })

describe('what an order cannot be sent without', () => {
  it('lets a whole address pass', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ country_code: undefined })).toEqual({})
  })

  it.each([
    [{ first_name: ' ' }, 'first_name', 'Informe o nome de quem recebe'],
    [{ address_1: '' }, 'address_1', 'Informe a rua'],
    [{ address_1: '12' }, 'address_1', 'Informe a rua'],
    [
      { address_1: 'Rua das Videiras' },
      'address_1',
      "Informe o número, depois de uma vírgula, ou 's/n'",
    ],
    [{ city: null }, 'city', 'Informe a cidade'],
    [{ province: undefined }, 'province', 'Informe o estado'],
    [{ province: 'XX' }, 'province', 'Use a sigla do estado, como SP'],
    [{ postal_code: '' }, 'postal_code', 'Informe o CEP'],
    [{ postal_code: '0131' }, 'postal_code', 'CEP inválido: use 8 dígitos'],
    [{ postal_code: '00000-000' }, 'postal_code', 'Este CEP não existe'],
    [{ province: 'RJ' }, 'postal_code', 'Este CEP é de SP, e não de RJ'],
    [{ country_code: 'pt' }, 'country_code', 'Entregamos só no Brasil'],
  ])('names the missing part of %j', (changes, field, message) => {
    expect(errorsOf(changes)).toEqual({ [`shipping_address.${field}`]: message })
  })

  it('names everything at once when there is nothing', () => {
    expect(Object.keys(deliveryErrors(null, null))).toEqual([
      'email',
      'shipping_address.first_name',
      'shipping_address.address_1',
      'shipping_address.city',
      'shipping_address.province',
      'shipping_address.postal_code',
    ])
    expect(deliveryErrors('sem-arroba', address)).toEqual({ email: 'E-mail inválido' })
  })

  it.each([
    'Rua das Videiras, 12',
    'Rua das Videiras 12',
    'Rua das Videiras, 12 A',
    'Rua das Videiras, nº 12, fundos',
    'Av. Paulista, 1000, apto 31',
    'Rua 7 de Setembro, 40',
    'Estrada do Vinho, km 4, s/n',
    'Linha Leopoldina s/n',
    'Linha Leopoldina, S/Nº',
    'Rua Augusta, sem número',
    'SQN 308, Bloco A',
    'Rua 7 de Setembro 40',
  ])('knows the number, or that there is none: %s', (line) => {
    expect(errorsOf({ address_1: line })).toEqual({})
  })

  it.each([
    'Rua 7 de Setembro',
    'Rua XV de Novembro',
    'Alameda Santos, fundos',
    '2ª Travessa da Matriz',
    's/n',
    '77',
  ])('misses street or number: %s', (line) => {
    expect(Object.keys(errorsOf({ address_1: line }))).toEqual(['shipping_address.address_1'])
  })
})

describe('the state', () => {
  it('is read as code and as name', () => {
    for (const [code, name] of Object.entries(BRAZILIAN_STATES)) {
      for (const typed of [code, code.toLowerCase(), `BR-${code}`, name, name.toUpperCase()])
        expect(readState(typed)).toBe(code)
    }
    expect(readState('sao paulo')).toBe('SP')
    for (const typed of ['', 'S', 'toString', '__proto__', null])
      expect(readState(typed)).toBeNull()
  })

  it.each([
    ['SP', '19999-999'],
    ['RJ', '20000000'],
    ['AM', '69400-000'],
    ['RR', '69300-000'],
    ['DF', '72799-999'],
    ['GO', '72800-000'],
    ['RS', '99999-999'],
  ])('holds the CEP: %s %s', (province, postal_code) => {
    expect(errorsOf({ province, postal_code })).toEqual({})
  })
})
