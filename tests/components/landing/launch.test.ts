import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { companyInFull } from '#domain/site/companyInFull'
import { configureSite, siteConfig } from '#domain/site/siteConfig'
import { Footer } from '../../../landing/chrome/Footer'
import { Countdown } from '../../../landing/sections/Hero'
import { privacyPolicy } from '../../../landing/legal/privacyPolicy'
import { termsOfUse } from '../../../landing/legal/termsOfUse'
import { commissionText, launch } from '../../../landing/content/launch'

afterEach(() => configureSite({}))

it('announces the launch with the dates of the configuration', () => {
  const texts = launch({ ...siteConfig, salesStart: 'mar/27', applicationDeadline: '31/01' })
  expect(texts.banner).toBe('Início das vendas: mar/27')
  expect(texts.facts).toContainEqual({ term: 'Candidaturas', value: 'até 31/01' })
  expect(texts.step).toContain('As vendas começam em mar/27.')
})

it('says that sales are open, and nothing of dates that have passed, once the configuration says so', () => {
  const texts = launch({ ...siteConfig, salesOpen: true })
  expect(texts.banner).toBe('Vendas abertas')
  expect(JSON.stringify(texts)).not.toMatch(/nov\/25|30\/09|2025/)
})

it('states the commission that the configuration has, and none that it has not', () => {
  expect(commissionText({ commission: 12.5 })).toContain(
    'uma comissão de 12,5%, escrita no contrato',
  )
  expect(commissionText({})).not.toMatch(/\d/)
})

it('says below the countdown what is counted', () => {
  render(createElement(Countdown, { target: '2099-01-01T00:00:00' }))
  expect(screen.getByRole('timer')).toHaveTextContent(/segundos\s*para o lançamento$/)
})

// spec 30
it('leads from its foot to the contact, the social profiles and the two documents', () => {
  configureSite({
    email: 'oi@exemplo.com.br',
    social: [{ name: 'Instagram', url: 'https://social.example/winex' }],
  })
  render(createElement(Footer))
  for (const [name, address] of [
    ['oi@exemplo.com.br', 'mailto:oi@exemplo.com.br'],
    ['Instagram', 'https://social.example/winex'],
    ['Termos de Uso', '/termos-de-uso'],
    ['Política de Privacidade', '/politica-de-privacidade'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})

it('names the company with its CNPJ and address once the configuration has them', () => {
  const { unmount } = render(createElement(Footer))
  expect(screen.getByText(/Ltda\., com sede em São Paulo, SP$/)).toBeVisible()
  expect(screen.queryByText(/CNPJ/)).toBeNull()
  unmount()
  configureSite({
    company: { taxId: '11.222.333/0001-81', address: 'Rua Augusta, 5, São Paulo, SP' },
  })
  render(createElement(Footer))
  expect(
    screen.getByText(
      /Ltda\., CNPJ 11\.222\.333\/0001-81, com sede em Rua Augusta, 5, São Paulo, SP$/,
    ),
  ).toBeVisible()
})

it('names the same company in terms and privacy policy', () => {
  for (const document of [termsOfUse(), privacyPolicy()])
    expect(JSON.stringify(document)).toContain(companyInFull(siteConfig.company))
})
