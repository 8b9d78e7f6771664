import { describe, expect, it } from 'vitest'
import { siteConfig, siteWith } from '#domain/site/siteConfig'
import { passedDates } from '#domain/site/passedDates'
import { siteFile } from '#domain/site/siteFile'

const read = (content: string) => siteFile(() => content).safeParse('site.json')
const problemOf = (content: string) => read(content).error?.issues[0]?.message

it('takes every field that the configuration has, and keeps the default of each that is missing', () => {
  expect(read(JSON.stringify({ ...siteConfig, commission: 12.5 })).data).toEqual({
    ...siteConfig,
    commission: 12.5,
  })
  expect(siteFile(() => '').parse(undefined)).toEqual({})
  const site = siteWith(read('{"company": {"taxId": "11.222.333/0001-81"}}').data ?? {})
  expect(site).toEqual({
    ...siteConfig,
    company: { ...siteConfig.company, taxId: '11.222.333/0001-81' },
  })
})

it('takes a day alone for the countdown as that whole day (R10)', () => {
  const site = siteWith(
    read('{"countdownTarget": "2026-12-31", "applicationDeadline": "31/12"}').data ?? {},
  )
  expect(site.countdownTarget).toBe('2026-12-31T23:59:59')
  expect(passedDates(site, new Date('2026-12-31T21:00:00-03:00'))).toMatchObject({
    launch: false,
    deadline: false,
  })
})

describe('a site’s file', () => {
  it.each([
    ['{"email": "contato"}', 'site.json: email: Não é um e-mail'],
    ['{"email": "a\\"b@exemplo.com.br"}', 'site.json: email: Não é um e-mail'],
    ['{"countdownTarget": "amanhã"}', 'site.json: countdownTarget: Não é uma data'],
    ['{"applicationDeadline": "31/13"}', 'site.json: applicationDeadline: Não é um dia'],
    ['{"commission": 101}', 'site.json: commission: '],
    // it would cover the poster on a phone
    [JSON.stringify({ banner: 'x'.repeat(71) }), 'site.json: banner: '],
    [
      '{"company": {"taxId": "11.222.333/0001-82"}}',
      'site.json: company.taxId: Não é um CNPJ válido',
    ],
    [
      '{"social": [{"name": "X", "url": "http://x.com"}]}',
      'site.json: social.0.url: Precisa começar com https://',
    ],
    ['{"shopUrl": "javascript:alert(1)"}', 'site.json: shopUrl: Precisa começar com https://'],
    ['{"comission": 12}', 'site.json: '],
    ['{"company": {"cnpj": ""}}', 'site.json: company: '],
    ['[]', 'site.json: '],
    ['{', 'site.json: não é JSON válido'],
  ])('that says %s is refused by name', (content, problem) => {
    expect(problemOf(content)).toContain(problem)
  })

  it('that cannot be read is refused', () => {
    const none = siteFile(() => {
      throw new Error('ENOENT')
    }).safeParse('site.json')
    expect(none.error?.issues[0]?.message).toBe('site.json: o arquivo não pode ser lido')
  })

  it('says all that is wrong at once', () => {
    expect(problemOf('{"email": "x", "commission": -1}')).toMatch(/email: .*\n\s*commission: /)
  })
})
