import { expect, it, vi } from 'vitest'
import { siteConfig } from '#domain/site/siteConfig'
import { checkSite } from '../../ops/settings/checkSite'

const BEFORE_LAUNCH = Date.parse('2025-10-01T12:00:00Z')

it('starts with what the repository has, and tells a site that others can reach what only its owner knows', () => {
  const warn = vi.fn<(line: string) => void>()
  checkSite({ onlyHere: true }, warn)
  expect(warn).not.toHaveBeenCalled()
  checkSite({ onlyHere: false }, warn, siteConfig, BEFORE_LAUNCH)
  expect(warn.mock.calls.join()).toContain(
    'o CNPJ (company.taxId) nem o endereço (company.address)',
  )
  const company = { ...siteConfig.company, taxId: '11.222.333/0001-81', address: 'Rua A, 1' }
  checkSite({ onlyHere: false }, warn, { ...siteConfig, company }, BEFORE_LAUNCH)
  expect(warn).toHaveBeenCalledOnce()
})

it.each([
  ['nothing before the month of the sales is over', '2025-12-01T02:59:59Z', undefined],
  ['the month of the sales', '2025-12-01T03:00:00Z', "salesStart: 'nov/25' já passou"],
  ['the month of the sales until the launch', '2026-01-01T02:59:58Z', 'salesStart'],
  ['the launch', '2026-01-01T02:59:59Z', 'countdownTarget: 2025-12-31T23:59:59 já passou'],
])('tells which date has passed: %s', (_what, now, told) => {
  const warn = vi.fn<(line: string) => void>()
  const company = { ...siteConfig.company, taxId: '11.222.333/0001-81', address: 'Rua A, 1' }
  checkSite({ onlyHere: false }, warn, { ...siteConfig, company }, Date.parse(now))
  expect(warn.mock.calls.map(([line]) => line)).toEqual(
    told === undefined ? [] : [expect.stringContaining(told)],
  )
})

it.each([
  ['email', { email: 'contato' }, "email: 'contato' não é um e-mail"],
  ['a date', { countdownTarget: 'amanhã' }, "countdownTarget: 'amanhã' não é uma data"],
  ['a date with a zone', { countdownTarget: '2027-01-01T00:00:00Z' }, 'countdownTarget'],
  ['a day', { applicationDeadline: '31/13' }, "applicationDeadline: '31/13' não é um dia"],
  ['a commission', { commission: 101 }, 'commission: 101 não é uma porcentagem'],
  [
    'a CNPJ',
    { company: { ...siteConfig.company, taxId: '11.222.333/0001-82' } },
    "company.taxId: '11.222.333/0001-82' não é um CNPJ válido",
  ],
  ['an address', { social: [{ name: 'X', url: 'x.com' }] }, 'social: o endereço de X'],
])('refuses %s that cannot be right', (_what, changes, problem) => {
  expect(() =>
    checkSite({ onlyHere: true }, () => undefined, { ...siteConfig, ...changes }),
  ).toThrow(problem)
})
