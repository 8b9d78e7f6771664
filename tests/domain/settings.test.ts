import { describe, expect, it } from 'vitest'
import {
  SETTING_GROUPS,
  SETTING_NAMES,
  settingInWords,
  settingsInWords,
  settingsOf,
  siteOf,
} from '#domain/site/settings'
import { brokenPromise, readSetting, settingChanges, writeSetting } from '#domain/site/settingsForm'
import { SETTING_FIELDS, settingsRequest } from '#domain/site/settingsWire'
import { siteFile } from '#domain/site/siteFile'
import { configureSite, siteAbove, siteConfig, siteWith } from '#domain/site/siteConfig'
import { parseRequest } from '#domain/wire/parseRequest'

const problems = (values: object) => {
  const read = parseRequest(settingsRequest, { version: 0, values })
  return read.ok ? {} : read.reason
}

/** What a site's file with this content says. */
const siteSays = (content: object) => siteFile(() => JSON.stringify(content)).parse('site.json')

it('every setting is in one group of the page', () => {
  expect(
    Object.values(SETTING_GROUPS)
      .flatMap(({ fields }) => [...fields])
      .sort(),
  ).toEqual([...SETTING_NAMES].sort())
})

describe('which value counts', () => {
  const file = { commission: 12, company: { taxId: '11.222.333/0001-81', city: 'Bento' } }

  it('the database above the file, the file above the defaults, each of the company’s fields by itself', () => {
    const site = siteWith(
      siteAbove(file, siteOf({ commission: 9.5, 'company.city': 'Garibaldi', payoutDays: 10 })),
    )
    expect(site.commission).toBe(9.5)
    expect(site.company).toEqual({
      name: 'winex Intermediação de Vinhos Ltda.',
      state: 'SP',
      taxId: '11.222.333/0001-81',
      city: 'Garibaldi',
    })
    expect(site.applicationDeadline).toBe('30/09')
    expect(site).not.toHaveProperty('payoutDays')
  })

  it('what nobody says any more is gone', () => {
    configureSite({ banner: 'Safra nova', commission: 5 })
    expect(siteConfig.banner).toBe('Safra nova')
    configureSite({})
    expect(siteConfig).toEqual(siteWith({}))
    expect(siteConfig).not.toHaveProperty('banner')
  })

  it('a site’s settings are read back from what they say', () => {
    const values = { banner: 'Oi', salesOpen: true, 'company.name': 'Parreiral' }
    expect(settingsOf(siteOf(values))).toEqual(values)
    expect(settingsOf({ company: { taxId: '' }, brand: 'winex' })).toEqual({})
  })
})

describe('a change is judged as the file is', () => {
  it.each([
    [{ applicationDeadline: '31/13' }, 'values.applicationDeadline', 'Não é um dia (use 30/09)'],
    [{ salesOpenSince: '2026-02-30' }, 'values.salesOpenSince', 'Não é um dia (use 2026-12-31)'],
    [{ 'company.taxId': '' }, 'values.company.taxId', 'Não é um CNPJ válido'],
    [{ 'company.taxId': '11.222.333/0001-82' }, 'values.company.taxId', 'Não é um CNPJ válido'],
    [{ replyAddress: 'contato' }, 'values.replyAddress', 'Não é um e-mail'],
    [
      { testimonials: [{ name: 'Ana', winery: 'Cave', text: 'Bom', picture: 'https://x.com/a' }] },
      'values.testimonials.0.picture',
      'Não é o endereço de um arquivo deste site (use /files/foto.webp)',
    ],
    [
      { testimonials: [{ name: 'Ana', winery: 'Cave', text: 'Bom', picture: '//x.com/a.webp' }] },
      'values.testimonials.0.picture',
      'Não é o endereço de um arquivo deste site (use /files/foto.webp)',
    ],
    [{ freightStates: {} }, 'values.freightStates', 'Nenhum estado com preço.'],
  ])('%j is refused at its field', (values, field, message) => {
    expect(problems(values)).toEqual({ [field]: message })
  })

  it.each([
    { payoutDays: 366 },
    { payoutDays: 1.5 },
    { payoutMinCents: 0 },
    { commission: 101 },
    { banner: '' },
    { trackingPage: 'https://x.com' },
  ])('%j is refused', (values) => {
    expect(Object.keys(problems(values))).toHaveLength(1)
  })

  it.each(['2026-12-31', '2026-12-31T20:00', '2026-12-31T23:59:59', '2027-03-01T00:00:00Z'])(
    '%s is a date',
    (countdownTarget) => {
      expect(problems({ countdownTarget })).toEqual({})
    },
  )

  it.each(['2026-02-31', '2026-02-31T23:59:59', 'abc 1', '12/31/2026', '2026-12-31T25:00'])(
    '%s is no date',
    (countdownTarget) => {
      expect(problems({ countdownTarget })).toEqual({
        'values.countdownTarget': 'Não é uma data (use 2026-12-31T23:59:59)',
      })
    },
  )

  it.each([
    ['30/09', true],
    ['29/02', true],
    ['31/02', false],
    ['30-09', false],
    ['3/9', false],
    ['30/09/2026', false],
  ])('%s is a day of a year: %s', (applicationDeadline, isDay) => {
    expect(Object.keys(problems({ applicationDeadline }))).toHaveLength(isDay ? 0 : 1)
  })

  it('a CNPJ is kept masked, whatever stood around its characters', () => {
    for (const typed of ['11222333000181', '11.222.333/0001-81\u0000', ' 11 222 333 0001 81 '])
      expect(SETTING_FIELDS['company.taxId'].parse(typed)).toBe('11.222.333/0001-81')
    expect(siteSays({ company: { taxId: '11222333000181' } })).toEqual({
      company: { taxId: '11.222.333/0001-81' },
    })
  })

  it('an address for answers is no longer than one can be', () => {
    expect(Object.keys(problems({ replyAddress: `${'a'.repeat(250)}@b.com` }))).toEqual([
      'values.replyAddress',
    ])
  })

  it('null takes any of them away, both ends of a range are taken', () => {
    expect(problems(Object.fromEntries(SETTING_NAMES.map((name) => [name, null])))).toEqual({})
    expect(problems({ payoutDays: 0, payoutMinCents: 1, commission: 100 })).toEqual({})
    expect(problems({ payoutDays: 365, commission: 0 })).toEqual({})
  })
})

describe('the page’s form', () => {
  const state = { own: null, below: null }
  const stored = {
    ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, state])) as Record<
      (typeof SETTING_NAMES)[number],
      { own: unknown; below: unknown }
    >),
    payoutDays: { own: 45, below: 30 },
    payoutTerm: { own: null, below: 'até 30 dias' },
    payoutMinCents: { own: null, below: 1000 },
  }
  const unchanged = { payoutDays: '45', payoutTerm: 'até 30 dias', payoutMinCents: '10,00' }

  it('sends what was changed, and null for what is as below again', () => {
    expect(settingChanges('payouts', unchanged, stored)).toEqual({ ok: true, payload: {} })
    expect(settingChanges('payouts', { ...unchanged, payoutMinCents: '25' }, stored)).toEqual({
      ok: true,
      payload: { payoutMinCents: 2500 },
    })
    for (const payoutDays of ['30', ''])
      expect(settingChanges('payouts', { ...unchanged, payoutDays }, stored)).toEqual({
        ok: true,
        payload: { payoutDays: null },
      })
  })

  it('says what is no number', () => {
    expect(
      settingChanges('payouts', { ...unchanged, payoutDays: 'dez', payoutMinCents: 'x' }, stored),
    ).toEqual({
      ok: false,
      reason: {
        payoutDays: 'Informe um número inteiro',
        payoutMinCents: 'Informe um valor em reais, como 25,90',
      },
    })
  })

  it('what it shows can be typed back', () => {
    const freightStates = { SP: { prices: { 1: 2500, 6: 3990 }, days: 3 } }
    expect(readSetting('freightStates', writeSetting('freightStates', freightStates))).toEqual({
      ok: true,
      payload: freightStates,
    })
    const testimonials = [{ name: 'Ana', winery: 'Cave', text: 'Bom.' }]
    expect(readSetting('testimonials', writeSetting('testimonials', testimonials))).toEqual({
      ok: true,
      payload: testimonials,
    })
    expect(readSetting('commission', writeSetting('commission', 12.345))).toEqual({
      ok: true,
      payload: 12.345,
    })
    for (const name of SETTING_NAMES)
      expect(SETTING_FIELDS[name].safeParse(null).success).toBe(false)
  })
})

it('money that comes later than the contract promises is told', () => {
  const term = 'até 30 (trinta) dias após a confirmação da entrega'
  expect(brokenPromise(term, '30')).toBeNull()
  expect(brokenPromise(term, '31')).toBe(30)
  expect(brokenPromise('em breve', '45')).toBeNull()
  expect(brokenPromise(term, '')).toBeNull()
})

it('is said in words', () => {
  expect(settingInWords('countdownTarget', '2026-12-31T23:59:59')).toBe('31/12/2026 23:59:59')
  expect(settingInWords('salesOpen', false)).toBe('Não')
  expect(settingInWords('commission', 12.5)).toBe('12,5%')
  expect(settingInWords('payoutMinCents', 1000)).toBe('R$ 10,00')
  expect(settingInWords('freightStates', { SP: { prices: { 1: 2500 }, days: 3 } })).toBe('1 estado')
  expect(settingInWords('banner', null)).toBe('')
})

it('of two freight tables the states that differ are told, also one that is served by one of them alone', () => {
  const day = { prices: { 1: 2500 }, days: 1 }
  const here = { SP: day, RS: day, PR: day }
  const there = { SP: { prices: { 1: 2600 }, days: 1 }, RS: day }
  expect(settingsInWords('freightStates', here, there)).toEqual([
    'SP: caixa de 1 R$ 25,00, 1 dia útil\nPR: caixa de 1 R$ 25,00, 1 dia útil',
    'SP: caixa de 1 R$ 26,00, 1 dia útil\nPR: não atendido',
  ])
  expect(settingsInWords('freightStates', here, null)).toEqual(['3 estados', ''])
  expect(settingsInWords('commission', 12, 9.5)).toEqual(['12%', '9,5%'])
})
