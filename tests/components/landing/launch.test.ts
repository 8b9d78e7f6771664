import { expect, it } from 'vitest'
import { salesAreOpen } from '#domain/site/countdown'
import { siteConfig } from '#domain/site/siteConfig'
import { commissionText, launchTexts } from '../../../landing/content/launch'

it('announces the launch with the dates of the configuration', () => {
  const site = { ...siteConfig, salesStart: 'mar/27', applicationDeadline: '31/01' }
  const texts = launchTexts(site, false)
  expect(texts.banner).toBe('Início das vendas: mar/27')
  expect(texts.facts).toContainEqual({ term: 'Candidaturas', value: 'até 31/01' })
  expect(texts.step).toContain('As vendas começam em mar/27.')
})

it('says that sales are open, and nothing of dates that have passed, once they have', () => {
  const texts = launchTexts(siteConfig, true)
  expect(texts.banner).toBe('Vendas abertas')
  expect(JSON.stringify(texts)).not.toMatch(/nov\/25|30\/09|2025/)
})

it('counts to the second of the target, in São Paulo', () => {
  const target = Date.parse('2026-01-01T02:59:59Z')
  expect(salesAreOpen(siteConfig, target - 1)).toBe(false)
  expect(salesAreOpen(siteConfig, target)).toBe(true)
})

it('states the commission that the configuration has, and none that it has not', () => {
  expect(commissionText({ commission: 12.5 })).toContain(
    'uma comissão de 12,5%, escrita no contrato',
  )
  expect(commissionText({})).not.toMatch(/\d/)
})
