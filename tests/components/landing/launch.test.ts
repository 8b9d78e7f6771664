import { render, screen } from '@testing-library/react'
import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { companyInFull } from '#domain/site/companyInFull'
import { configureSite, siteConfig } from '#domain/site/siteConfig'
import { Footer } from '../../../landing/chrome/Footer'
import { Confirmation } from '../../../landing/application/Confirmation'
import { Conversion } from '../../../landing/sections/Conversion'
import { Countdown } from '../../../landing/sections/Hero'
import { Testimonials } from '../../../landing/sections/Testimonials'
import { benefits } from '../../../landing/content/benefits'
import { faq } from '../../../landing/content/faq'
import { steps } from '../../../landing/content/steps'
import { LegalPage } from '../../../landing/legal/LegalPage'
import { privacyPolicy } from '../../../landing/legal/privacyPolicy'
import { termsOfUse } from '../../../landing/legal/termsOfUse'
import { commissionText, launch, type LaunchTexts } from '../../../landing/content/launch'

const NOW = new Date('2026-11-26T12:00:00Z')

afterEach(() => configureSite({}))

const conversion = (texts: LaunchTexts) => createElement(Conversion, { ...texts, formHtml: '' })

it('promises the beta before the launch, and says its period within a sentence', () => {
  render(conversion(launch(NOW)))
  expect(screen.getByText('Acesso à versão beta antes do lançamento')).toBeVisible()
  expect(launch(NOW).answer).toContain('previsto para o 2º semestre de 2025 e')
  const march = launch(NOW, { ...siteConfig, launchPeriod: 'março de 2027' })
  expect(march.answer).toContain('previsto para março de 2027 e')
  expect(march.term).toContain('previsto para março de 2027, com')
})

it('announces the launch with the dates of the configuration', () => {
  const texts = launch(NOW, {
    ...siteConfig,
    salesStart: 'mar/27',
    applicationDeadline: '31/01',
    countdownTarget: '2027-02-28T23:59:59',
  })
  expect(texts.banner).toEqual({ text: 'Início das vendas: mar/27' })
  expect(texts.facts).toContainEqual({ term: 'Candidaturas', text: 'até 31/01' })
  expect(texts.step).toContain('As vendas começam em mar/27.')
})

it('says that sales are open, and nothing of dates that have passed, once the configuration says so', () => {
  const texts = launch(NOW, { ...siteConfig, salesOpen: true })
  expect(texts.banner).toEqual({ text: 'Vendas abertas' })
  expect(JSON.stringify([texts, steps(texts)])).not.toMatch(/nov\/25|30\/09|2025|beta/)
  configureSite({ salesOpen: true })
  const { container } = render(
    createElement('div', {}, createElement(Confirmation, { shown: true }), conversion(texts)),
  )
  expect(container).not.toHaveTextContent(/beta|antes do lançamento/)
})

it('states the commission that the configuration has, and none that it has not', () => {
  expect(commissionText({ commission: 12.5 })).toContain(
    'uma comissão de 12,5%, escrita no contrato',
  )
  expect(commissionText({})).not.toMatch(/\d/)
})

it('says below the countdown what is counted', () => {
  render(
    createElement(Countdown, {
      target: '2099-01-01T00:00:00',
      label: { text: 'para o lançamento' },
    }),
  )
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

it('names the city of the company behind an address without one', () => {
  expect(companyInFull({ ...siteConfig.company, address: 'Rua Augusta, 1500, sala 12' })).toMatch(
    /com sede em Rua Augusta, 1500, sala 12, São Paulo, SP$/,
  )
})

it('names no decree in the terms that is revoked, and the five days of the Decreto 7.962/2013 as it has them', () => {
  const terms = JSON.stringify(termsOfUse(launch(NOW)))
  expect(terms).toContain('rotular conforme a Lei 7.678/1988 e o seu regulamento em vigor;')
  expect(terms).not.toContain('8.198')
  expect(terms).toContain('Respondemos em até 5 dias (Decreto 7.962/2013')
})

it('names the venue of the configuration, of whatever state', () => {
  configureSite({ contractVenue: 'Bento Gonçalves' })
  expect(JSON.stringify(termsOfUse(launch(NOW)))).toContain(
    'foro da comarca de Bento Gonçalves para questões',
  )
})

it('names the same company in terms and privacy policy', () => {
  for (const document of [termsOfUse(launch(NOW)), privacyPolicy()])
    expect(JSON.stringify(document)).toContain(companyInFull(siteConfig.company))
})

// R19
it('has the terms and the privacy policy that people accept by their version: other texts take a new one, and this digest', () => {
  const texts = JSON.stringify([termsOfUse(launch(NOW)), privacyPolicy()])
  const digest = createHash('sha256').update(texts).digest('hex').slice(0, 12)
  expect([siteConfig.termsVersion, digest]).toEqual(['2026-11-29', 'd067562720f1'])
})

// R63
it('shows the specification’s date of a legal text, and beside it since when it reads so', () => {
  const { unmount } = render(createElement(LegalPage, { document: privacyPolicy() }))
  expect(screen.getByText(/^Última/)).toHaveTextContent(
    /^Última atualização: 7 de julho de 2025\. Redação corrigida em 29 de novembro de 2026$/,
  )
  unmount()
  configureSite({ termsVersion: '3.1', termsUpdatedAt: '2027-01-05' })
  render(createElement(LegalPage, { document: privacyPolicy() }))
  expect(screen.getByText(/^Última/)).toHaveTextContent(
    /^Última atualização: 5 de janeiro de 2027$/,
  )
})

it('says in the privacy policy what an erasure removes and what stays, the audit trail included, and promises no recommendations', () => {
  const policy = JSON.stringify(privacyPolicy())
  expect(policy).toContain(
    'enquanto a conta existir; com a exclusão saem na hora, salvo o que as linhas abaixo guardam.',
  )
  expect(policy).toContain('quem fez o quê no sistema, com e-mail e endereço IP: sem prazo')
  expect(policy).not.toMatch(/por 5 anos depois|inteligência artificial/)
})

it.each([
  'e-mail de quem entrou e aviso ocultado, apagados ao fechar a aba;',
  'rascunho do cadastro (com nome, e-mail, CPF, CNPJ, telefone e endereço, nunca a senha)',
  'Ela é enviada sozinha na próxima visita com internet e então apagada;',
  'rascunhos de vinhos: ficam no armazenamento local, também depois de sair, até você salvar ou descartar;',
  'até 200 respostas que você já viu, com seus dados e pedidos com nome e endereço de quem compra',
  'São apagadas quando você sai.',
])('says in the privacy policy what stays in the browser: %s', (words) => {
  const section = privacyPolicy().sections.find(({ id }) => id === 'cookies')
  expect(section?.body.flat().join('\n')).toContain(words)
})

// R63
it('says in the terms what holds now that the dates of the launch have passed', () => {
  const section = (now: string) => {
    const document = termsOfUse(launch(new Date(now)))
    return document.sections
      .find(({ id }) => id === 'candidatura')
      ?.body.flat()
      .join('\n')
  }
  expect(section('2026-11-26T12:00:00Z')).toContain(
    'fundador: candidaturas até 30/09. Candidaturas continuam abertas.',
  )
  expect(section('2026-11-26T12:00:00Z')).toContain(
    'para selecionados. Nova data a anunciar. As vendas ainda não abriram. Previsões podem mudar;',
  )
  const before = section('2025-09-30T12:00:00-03:00')
  expect(before).toContain('fundador: candidaturas até 30/09.\n')
  expect(before).toContain('para selecionados. Previsões podem mudar;')
})

// spec 28; R63
it('keeps the banner, the dates and the zeros of the specification, and says beside them what holds in November 2026', () => {
  const texts = launch(NOW)
  expect(texts.banner).toEqual({
    text: 'Início das vendas: nov/25',
    now: 'Candidaturas continuam abertas',
  })
  expect(texts.countdown).toEqual({
    text: 'para o lançamento',
    now: 'Nova data a anunciar',
  })
  expect(texts.applications).toEqual({
    text: 'Candidaturas até 30/09',
    now: 'Candidaturas continuam abertas',
  })
  expect(texts.facts).toEqual([
    { term: 'Candidaturas', text: 'até 30/09', now: 'Continuam abertas' },
    { term: 'Mensalidade', text: 'isenção vitalícia' },
    { term: 'Lançamento', text: '2º semestre de 2025', now: 'Nova data a anunciar' },
    { term: 'Vendas', text: 'a partir de nov/25', now: 'Ainda não abriram' },
  ])
  expect(texts.step).toContain('nov/25. Ainda não abriram. Você aprova')
  expect(JSON.stringify(steps(texts)[0])).toContain(
    'Candidaturas até 30/09. Candidaturas continuam abertas.',
  )
  expect(JSON.stringify(faq(texts)[1])).toContain('Candidaturas continuam abertas.')
})

it('says nothing beside dates that are still to come', () => {
  const texts = launch(new Date('2025-09-30T12:00:00-03:00'))
  const { facts, banner, countdown, applications } = texts
  for (const one of [...facts, banner, countdown, applications])
    expect(one).not.toHaveProperty('now', expect.any(String))
  expect(texts.step).toMatch(/em nov\/25\. Você aprova/)
})

it('says since when sales are open, once that day has come, and shows the owner’s own banner in the place of ours', () => {
  const open = { ...siteConfig, salesOpen: true, salesOpenSince: '2026-11-01' }
  const texts = launch(NOW, open)
  expect(texts.banner.text).toBe('Vendas abertas desde 01/11/2026')
  expect(texts.facts.at(-1)).toEqual({ term: 'Vendas', text: 'abertas desde 01/11/2026' })
  expect(launch(NOW, { ...open, salesOpenSince: '2026-12-01' }).banner.text).toBe('Vendas abertas')
  expect(launch(NOW, { ...siteConfig, banner: 'Feira em Bento, 5/12' }).banner).toEqual({
    text: 'Feira em Bento, 5/12',
  })
})

it('states the commission among the benefits once there is one', () => {
  expect(JSON.stringify(benefits())).toContain('Fica só a comissão sobre o que for vendido.')
  configureSite({ commission: 12.5 })
  expect(JSON.stringify(benefits())).toContain('Fica só a comissão de 12,5% sobre')
})

it('quotes producers with name, winery and picture once there are some, and says of ours that they are illustrative', () => {
  const { unmount } = render(createElement(Testimonials))
  expect(screen.getByText(/^Vozes ilustrativas/)).toBeVisible()
  expect(document.querySelectorAll('blockquote')).toHaveLength(2)
  unmount()
  configureSite({
    testimonials: [
      {
        name: 'Ana Conti',
        winery: 'Vinícola Conti',
        text: 'Vendi a safra.',
        picture: '/files/ana.webp',
      },
    ],
  })
  render(createElement(Testimonials))
  expect(screen.getByText('Vendi a safra.')).toBeVisible()
  expect(screen.getByText('Ana Conti').parentElement).toHaveTextContent('Ana ContiVinícola Conti')
  expect(document.querySelector('img')).toHaveAttribute('src', '/files/ana.webp')
  expect(screen.queryByText(/^Vozes ilustrativas/)).toBeNull()
})
