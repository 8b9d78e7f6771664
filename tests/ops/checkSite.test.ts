import { expect, it, vi } from 'vitest'
import { siteConfig } from '#domain/site/siteConfig'
import { checkSite } from '../../ops/settings/checkSite'

it('starts with what the repository has, and tells a site that others can reach what only its owner knows', () => {
  const warn = vi.fn<(line: string) => void>()
  checkSite({ onlyHere: true }, warn)
  expect(warn).not.toHaveBeenCalled()
  checkSite({ onlyHere: false }, warn)
  expect(warn.mock.calls.join()).toContain(
    'o CNPJ (company.taxId) nem o endereço (company.address)',
  )
  const company = { ...siteConfig.company, taxId: '11.222.333/0001-81', address: 'Rua A, 1' }
  checkSite({ onlyHere: false }, warn, { ...siteConfig, company })
  expect(warn).toHaveBeenCalledOnce()
})

it('takes an empty CNPJ and address as ones that are still to come', () => {
  const warn = vi.fn<(line: string) => void>()
  const company = { ...siteConfig.company, taxId: '', address: '' }
  checkSite({ onlyHere: false }, warn, { ...siteConfig, company })
  expect(warn).toHaveBeenCalledOnce()
})

it.each([
  ['email', { email: 'contato' }, "email: 'contato' não é um e-mail"],
  ['a date', { countdownTarget: 'amanhã' }, "countdownTarget: 'amanhã' não é uma data"],
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
