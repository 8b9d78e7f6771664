import { expect, it, vi } from 'vitest'
import { siteConfig, type SiteConfig } from '#domain/site/siteConfig'
import { checkSite } from '../../ops/settings/checkSite'

const company = { ...siteConfig.company, taxId: '11.222.333/0001-81', address: 'Rua A, 1' }
const reached = { onlyHere: false, production: false }
const inProduction = { onlyHere: false, production: true }
const before = new Date('2025-01-01T00:00:00Z')

it('starts with what the repository has, and tells a site that others can reach what only its owner knows', () => {
  const warn = vi.fn<(line: string) => void>()
  checkSite({ onlyHere: true, production: true }, warn)
  expect(warn).not.toHaveBeenCalled()
  checkSite(reached, warn, siteConfig, before)
  expect(warn.mock.calls.join()).toContain(
    'o CNPJ (company.taxId) nem o endereço (company.address)',
  )
  checkSite(reached, warn, { ...siteConfig, company }, before)
  expect(warn).toHaveBeenCalledOnce()
})

it('does not start in production without what only its owner knows', () => {
  const start = (site: SiteConfig) => () => checkSite(inProduction, () => undefined, site, before)
  expect(start(siteConfig)).toThrow(
    'Este site ainda não pode atender: as páginas públicas ainda não dizem o CNPJ (company.taxId) nem o endereço (company.address)',
  )
  expect(start({ ...siteConfig, company: { ...company, address: '' } })).toThrow('o endereço')
  expect(start({ ...siteConfig, company })).not.toThrow()
})

it('takes an empty CNPJ and address as ones that are still to come', () => {
  const warn = vi.fn<(line: string) => void>()
  checkSite(
    reached,
    warn,
    { ...siteConfig, company: { ...company, taxId: '', address: '' } },
    before,
  )
  expect(warn).toHaveBeenCalledOnce()
})

it('says that the launch has passed as soon as it has, and not once sales are open', () => {
  const warn = vi.fn<(line: string) => void>()
  const site = { ...siteConfig, company, countdownTarget: '2027-03-01T00:00:00Z' }
  const at = (time: string, changes: Partial<SiteConfig> = {}) =>
    checkSite(inProduction, warn, { ...site, ...changes }, new Date(time))
  at('2027-02-28T23:59:59Z')
  at('2027-03-01T00:00:01Z', { salesOpen: true })
  expect(warn).not.toHaveBeenCalled()
  at('2027-03-01T00:00:01Z')
  expect(warn.mock.calls.join()).toContain("diga salesOpen: true para 'Vendas abertas'")
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
    checkSite({ onlyHere: true, production: false }, () => undefined, {
      ...siteConfig,
      ...changes,
    }),
  ).toThrow(problem)
})
