import { expect, test } from 'vitest'

import { contractText, type ContractFacts } from '#domain/commission/contract'
import { countdown } from '#domain/site/countdown'
import { siteConfig } from '#domain/site/siteConfig'
import { trackingLink } from '#domain/orders/tracking'

const facts = (changes: Partial<ContractFacts> = {}): ContractFacts => ({
  seller: {
    name: 'Vinícola Aurora Ltda.',
    tax_id: '12.ABC.345/01DE-35',
    address_line: 'Rua Olavo Bilac, 500',
    city: 'Bento Gonçalves',
    state: 'RS',
    postal_code: '95700-000',
    country_code: 'BR',
  },
  member: { name: 'Ana Rossi', cpf: '529.982.247-25', email: 'ana@aurora.com.br' },
  rate: 12.345,
  date: '2026-03-01',
  config: siteConfig,
  ...changes,
})

// spec 243
test('the contract names the parties, the rate and the terms (spec §9, R34)', () => {
  const text = contractText(facts())
  for (const part of [
    'Vinícola Aurora Ltda., pessoa jurídica inscrita no CNPJ sob o nº 12.ABC.345/01DE-35',
    'Rua Olavo Bilac, 500, Bento Gonçalves/RS, CEP 95700-000, Brasil',
    'Ana Rossi, inscrito(a) no CPF sob o nº 529.982.247-25',
    'comissão de 12,345%',
    '12 (doze) meses',
    'renova-se automaticamente por mais 12 (doze) meses',
    '30 (trinta) dias de antecedência',
    'até 30 (trinta) dias após a confirmação da entrega',
    'foro da Comarca de São Paulo',
    'São Paulo, 1º de março de 2026.',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/undefined|null|NaN|\{|\}/)
})

test("the contract names the intermediary's CNPJ and address once the configuration has them", () => {
  expect(contractText(facts())).toContain(
    'INTERMEDIADORA: winex Intermediação de Vinhos Ltda., com sede em São Paulo, SP, responsável',
  )
  const company = { ...siteConfig.company, taxId: '11.222.333/0001-81', address: 'Rua A, 1' }
  expect(contractText(facts({ config: { ...siteConfig, company } }))).toContain(
    'INTERMEDIADORA: winex Intermediação de Vinhos Ltda., CNPJ 11.222.333/0001-81, com sede em Rua A, 1, São Paulo, SP, responsável',
  )
})

test('half a percent is never signed as fifty (R9)', () => {
  expect(contractText(facts({ rate: 0.5 }))).toContain('comissão de 0,5%')
})

test('a natural person signs with a CPF', () => {
  const text = contractText(facts({ seller: { name: 'Ana Rossi', tax_id: '529.982.247-25' } }))
  expect(text).toContain('Ana Rossi, pessoa física inscrita no CPF sob o nº 529.982.247-25')
  expect(text).toContain('endereço não informado')
})

test('the same facts give the same text, byte for byte', () => {
  expect(contractText(facts())).toBe(contractText(facts()))
})

test('a name with line breaks forges no clause', () => {
  const name = 'Vinícola\n\nCLÁUSULA 99ª - COMISSÃO ZERO\n'
  const text = contractText(facts({ seller: { ...facts().seller, name } }))
  expect(text.split('\n').some((line) => line.startsWith('CLÁUSULA 99ª'))).toBe(false)
})

// spec 192
test("'Rastrear' leads to the carrier, else to the postal page, never to a script (R33)", () => {
  expect(
    trackingLink({ tracking_url: 'https://carrier.example/BR1', tracking_number: 'BR1' }),
  ).toBe('https://carrier.example/BR1')
  expect(trackingLink({ tracking_url: 'javascript:alert(1)', tracking_number: 'B&1' })).toContain(
    'objetos=B%261',
  )
  expect(trackingLink({ code: 'BR2' })).toContain('objetos=BR2')
  expect(trackingLink({})).toBeNull()
})

// spec 248
test('the countdown runs to zero and stays there (spec §9)', () => {
  const target = '2025-12-31T23:59:59'
  const end = new Date(target).getTime()
  expect(countdown(target, end - 1000 * (86_400 + 3600 + 60 + 1))).toEqual({
    days: 1,
    hours: 1,
    minutes: 1,
    seconds: 1,
  })
  expect(countdown(target, end)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(countdown(target, end + 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
