import { expect, it, vi } from 'vitest'
import type { OwnSite } from '#domain/site/siteConfig'
import { checkSite } from '../../ops/base/checkSite'

const company = { taxId: '11.222.333/0001-81', address: 'Rua A, 1' }
const before = new Date('2025-01-01T00:00:00Z')
const reached = (site: OwnSite) => ({ onlyHere: false, production: false, site })
const inProduction = (site: OwnSite) => ({ onlyHere: false, production: true, site })

it('starts without a word of the owner, and tells a site that others can reach what only its owner knows', () => {
  const warn = vi.fn<(line: string) => void>()
  checkSite({ onlyHere: true, production: true, site: {} }, warn)
  expect(warn).not.toHaveBeenCalled()
  checkSite(reached({}), warn, before)
  expect(warn.mock.calls.join()).toContain(
    'o CNPJ (company.taxId) nem o endereço (company.address)',
  )
  checkSite(reached({ company }), warn, before)
  expect(warn).toHaveBeenCalledOnce()
})

it('does not start in production without what only its owner knows', () => {
  const start = (site: OwnSite) => () => checkSite(inProduction(site), () => undefined, before)
  expect(start({})).toThrow(
    'Este site ainda não pode atender: as páginas públicas ainda não dizem o CNPJ (company.taxId) nem o endereço (company.address)',
  )
  expect(start({ company: { ...company, address: '' } })).toThrow('o endereço')
  expect(start({ company })).not.toThrow()
})

it('takes an empty CNPJ and address as ones that are still to come', () => {
  const warn = vi.fn<(line: string) => void>()
  checkSite(reached({ company: { taxId: '', address: '' } }), warn, before)
  expect(warn).toHaveBeenCalledOnce()
})

it('says that the launch has passed as soon as it has, and not once sales are open', () => {
  const warn = vi.fn<(line: string) => void>()
  const site = { company, countdownTarget: '2027-03-01T00:00:00Z' }
  const at = (time: string, changes: OwnSite = {}) =>
    checkSite(inProduction({ ...site, ...changes }), warn, new Date(time))
  at('2027-02-28T23:59:59Z')
  at('2027-03-01T00:00:01Z', { salesOpen: true })
  expect(warn).not.toHaveBeenCalled()
  at('2027-03-01T00:00:01Z')
  expect(warn.mock.calls.join()).toContain(`diga "salesOpen": true para 'Vendas abertas'`)
})
