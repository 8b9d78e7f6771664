import { describe, expect, test } from 'vitest'

import {
  applicationErrors,
  applicationRequestOf,
  type ApplicationForm,
} from '#domain/applications/applicationForm'
import { adminPhotoProblem, wineImageProblem } from '#domain/wines/imageRules'
import { cepToLookUp, fillAddress } from '#domain/values/postalCode'
import { profileErrors, profileRequest, type ProfileForm } from '#domain/sellers/profileForm'
import {
  companyErrors,
  EMPTY_COMPANY,
  EMPTY_RESPONSIBLE,
  registrationRequest,
  responsibleErrors,
  type CompanyForm,
  type ResponsibleForm,
} from '#domain/sellers/registration'
import { applicationRequest } from '#domain/applications/applicationWire'
import { parseRequest } from '#domain/wire/parseRequest'
import { registerRequest } from '#domain/sellers/registrationWire'
import { buildApplicationForm } from '../support/buildApplication'
import { buildProfileForm } from '../support/buildProfileForm'

// spec 158
describe('Application form (spec §5)', () => {
  test.each<[Partial<ApplicationForm>, string]>([
    [{ wineryName: ' ' }, 'Nome da sua marca é obrigatório'],
    [{ contactPerson: '' }, 'Responsável é obrigatório'],
    [{ email: '' }, 'E-mail do responsável é obrigatório'],
    [{ email: 'ana@encosta' }, 'Por favor, insira um e-mail válido'],
    [{ city: '' }, 'Cidade é obrigatória'],
    [{ foundingYear: '' }, 'Ano de fundação é obrigatório'],
    [{ foundingYear: 'há muito' }, 'Ano de fundação deve ser um ano com quatro dígitos'],
    [{ instagram: '' }, 'Instagram é obrigatório'],
    [{ stockQuantity: '' }, 'Número de garrafas no estoque é obrigatório'],
    [{ stockQuantity: '-1' }, 'Número de garrafas no estoque deve ser um número inteiro'],
    [{ howFoundWinex: '' }, 'Como conheceu a winex é obrigatório'],
    [{ foundingYear: '2027' }, 'Ano de fundação não pode ser no futuro'],
    [{ acceptTerms: false }, 'Você deve aceitar os termos e condições'],
  ])('%j: %s', (typed, message) => {
    expect(Object.values(applicationErrors(buildApplicationForm(typed), 2026))).toEqual([message])
  })

  test('the first message of an empty form is the first field', () => {
    const empty = buildApplicationForm({ wineryName: '', city: '', acceptTerms: false })
    expect(Object.values(applicationErrors(empty, 2026))[0]).toBe('Nome da sua marca é obrigatório')
  })

  test('a complete form becomes a row that the wire accepts', () => {
    const typed = buildApplicationForm({ stockQuantity: '1.200' })
    expect(applicationErrors(typed, 2026)).toEqual({})
    const row = applicationRequestOf(typed, '2025-07-07')
    expect(row).toMatchObject({
      brand: typed.wineryName,
      founding_year: 2014,
      stock_quantity: 1200,
    })
    expect(parseRequest(applicationRequest, row).ok).toBe(true)
  })
})

const company = (typed: Partial<CompanyForm> = {}): CompanyForm => ({
  ...EMPTY_COMPANY,
  name: 'Vinícola Aurora',
  tax_id: '12.ABC.345/01DE-35',
  postal_code: '95700-000',
  state: 'RS',
  city: 'Bento Gonçalves',
  address_line: 'Rua Olavo Bilac, 500',
  hectares: '3,5',
  ...typed,
})

const responsible = (typed: Partial<ResponsibleForm> = {}): ResponsibleForm => ({
  ...EMPTY_RESPONSIBLE,
  name: 'Ana Rossi',
  email: 'Ana@Aurora.com.br',
  phone: '(54) 99988-7766',
  cpf: '529.982.247-25',
  password: 'Videira1',
  password_confirmation: 'Videira1',
  accept_terms: true,
  ...typed,
})

// spec 160, 161
describe('Registration (spec §5)', () => {
  test.each<[Partial<CompanyForm>, Partial<CompanyForm>]>([
    [{ name: '' }, { name: 'Nome da empresa é obrigatório' }],
    [{ tax_id: '' }, { tax_id: 'CNPJ é obrigatório' }],
    [{ tax_id: '11.222.333/0001-82' }, { tax_id: 'CNPJ inválido' }],
    [{ person: 'cpf', tax_id: '' }, { tax_id: 'CPF é obrigatório' }],
    [{ person: 'cpf', tax_id: '529.982.247-26' }, { tax_id: 'CPF inválido' }],
    [{ person: 'cpf', tax_id: '529.982.247-25' }, {}],
    [{ postal_code: '' }, { postal_code: 'CEP é obrigatório' }],
    [{ postal_code: '9570' }, { postal_code: 'CEP inválido' }],
    [{ postal_code: 'C1425', country_code: 'AR' }, {}],
    [{ country_code: '' }, { country_code: 'País é obrigatório' as never }],
    [{ state: '' }, { state: 'Estado é obrigatório' }],
    [{ city: '' }, { city: 'Cidade é obrigatória' }],
    [{ address_line: '' }, { address_line: 'Endereço é obrigatório' }],
    [{ region: '' }, { region: 'Região é obrigatória' as never }],
    [{ hectares: '' }, { hectares: 'Área é obrigatória' }],
    [{ hectares: '-0,1' }, { hectares: 'Área deve ser maior ou igual a 0' }],
    [{ hectares: '0' }, {}],
  ])('step 1 with %j gives %j', (typed, messages) => {
    expect(companyErrors(company(typed))).toEqual(messages)
  })

  test.each<[Partial<ResponsibleForm>, Partial<ResponsibleForm>]>([
    [{ name: '' }, { name: 'Nome é obrigatório' }],
    [{ email: '' }, { email: 'E-mail é obrigatório' }],
    [{ email: 'ana' }, { email: 'E-mail inválido' }],
    [{ phone: '' }, { phone: 'Telefone é obrigatório' }],
    [{ phone: '(54) 9999-000' }, { phone: 'Telefone inválido' }],
    [{ phone: '+54 9 11 2345-6789' }, {}],
    [{ cpf: '' }, { cpf: 'CPF é obrigatório' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'CPF inválido' }],
    [{ password_confirmation: 'Videira2' }, { password_confirmation: 'Senhas não coincidem' }],
  ])('step 2 with %j gives %j', (typed, messages) => {
    expect(responsibleErrors(responsible(typed), 'BR')).toEqual(messages)
  })

  test('what the two steps gather is what the wire accepts, phone and consent included (R12, R19)', () => {
    expect(companyErrors(company())).toEqual({})
    expect(responsibleErrors(responsible(), 'BR')).toEqual({})
    const request = registrationRequest(company(), responsible(), '2025-07-07')
    expect(parseRequest(registerRequest, request)).toEqual({ ok: true, payload: request })
    expect(request).toMatchObject({
      tax_id: '12.ABC.345/01DE-35',
      hectares: 3.5,
      phone: '(54) 99988-7766',
      consent: { terms_version: '2025-07-07' },
      member: { email: 'ana@aurora.com.br' },
    })
  })

  test('nobody registers with fields of staff', () => {
    const request = {
      ...registrationRequest(company(), responsible(), '1'),
      store_status: 'ACTIVE',
      seller_id: 'x',
    }
    expect(parseRequest(registerRequest, request)).toEqual({
      ok: false,
      reason: { store_status: 'Campo desconhecido', seller_id: 'Campo desconhecido' },
    })
  })
})

describe('CEP lookup (R15, R16)', () => {
  // spec 191, 247
  test('asks with eight digits, in Brasil only', () => {
    expect(cepToLookUp('95700-000', 'BR')).toBe('95700000')
    expect(cepToLookUp('95700-00', 'BR')).toBeNull()
    expect(cepToLookUp('95700-000', 'AR')).toBeNull()
  })

  test('an empty street never erases what was typed', () => {
    const filled = fillAddress(company(), { logradouro: '', uf: 'SC', localidade: 'São Joaquim' })
    expect(filled).toMatchObject({
      address_line: 'Rua Olavo Bilac, 500',
      state: 'SC',
      city: 'São Joaquim',
      country_code: 'BR',
    })
    expect(fillAddress(company(), { erro: 'true', uf: 'SC' })).toEqual(company())
  })
})

// spec 163
describe('Profile form (spec §5)', () => {
  test.each<[Partial<ProfileForm>, Partial<ProfileForm>]>([
    [{ name: '' }, { name: 'Nome é obrigatório' }],
    [{ tax_id: '' }, { tax_id: 'CNPJ/CPF é obrigatório' }],
    [{ country_code: '' }, { country_code: 'País é obrigatório' }],
    [{ state: '' }, { state: 'Estado é obrigatório' }],
    [{ city: '' }, { city: 'Cidade é obrigatória' }],
    [{ userName: '' }, { userName: 'Nome é obrigatório' }],
    [{ email: '' }, { email: 'Email é obrigatório' }],
    [{ email: 'ana' }, { email: 'Email inválido' }],
    [{}, {}],
  ])('%j gives %j', (typed, messages) => {
    expect(profileErrors(buildProfileForm(typed))).toEqual(messages)
  })

  test('hectares go out as number or null', () => {
    expect(profileRequest(buildProfileForm()).hectares).toBeNull()
    expect(profileRequest(buildProfileForm({ hectares: '3,5' })).hectares).toBe(3.5)
  })
})

describe('images (spec §5)', () => {
  const limit = 5 * 1024 * 1024
  // spec 164, 241
  test('wine images', () => {
    expect(wineImageProblem(null)).toBe('Por favor, selecione uma imagem primeiro.')
    expect(wineImageProblem({ type: 'image/svg+xml', size: 1 })).toBe(
      'Por favor, selecione um arquivo de imagem válido.',
    )
    expect(wineImageProblem({ type: 'image/png', size: limit })).toBeNull()
    expect(wineImageProblem({ type: 'image/png', size: limit + 1 })).toBe(
      'A imagem deve ter no máximo 5MB.',
    )
  })

  // spec 235, 241
  test('seller photos of staff', () => {
    expect(adminPhotoProblem(null)).toBe('Nenhum arquivo selecionado')
    expect(adminPhotoProblem({ type: 'image/webp', size: limit })).toBeNull()
    expect(adminPhotoProblem({ type: 'image/gif', size: 1 })).toBe(
      'Formato invalido. Use JPEG, PNG ou WEBP.',
    )
    expect(adminPhotoProblem({ type: 'image/webp', size: limit + 1 })).toBe('Arquivo excede 5MB.')
  })
})
