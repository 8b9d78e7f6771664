import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { replyAddress } from '#domain/site/replyAddress'
import { configureSite, siteConfig } from '#domain/site/siteConfig'
import { allMails, type ComposedMail } from '../../support/allMails'

// What mails are made of reads the engine's environment when it is loaded.
vi.hoisted(() => {
  const secret = 'apenas-para-este-teste-0123456789-abcdef'
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nao-existe/nada',
    WINEX_JWT_SECRET: secret,
    WINEX_COOKIE_SECRET: secret,
    WINEX_SIGNING_SECRET: secret,
    WINEX_FILES_DIR: '/tmp',
    WINEX_OUTBOX_DIR: '/tmp',
  })
})

const HOSTILE = { name: 'Zé <b>', words: 'Entre em https://evil.example/x & <img src=x> "já"' }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name) => entities[name] ?? '')
const linksOf = ({ html }: ComposedMail) =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url = '']) => decoded(url))
const wordsOf = (html: string) =>
  decoded(html.replace(/<head>.*<\/head>|<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ')).replace(
    /\s+/g,
    ' ',
  )

let mails: [string, ComposedMail][]
beforeAll(async () => {
  mails = Object.entries(await allMails(HOSTILE))
})
afterEach(() => configureSite({}))

it('answers go to the address that the owner chose, else to the contact', () => {
  expect(replyAddress(siteConfig)).toBe('contato@winex.com.br')
  expect(replyAddress({ ...siteConfig, replyAddress: 'ola@exemplo.com.br' })).toBe(
    'ola@exemplo.com.br',
  )
})

it('who did not pay in time is led to the shop, or to the team where no shop is named', async () => {
  const linkOf = async () => {
    const { expiredMail } = await allMails(HOSTILE)
    return expiredMail && linksOf(expiredMail)
  }
  expect(await linkOf()).toEqual([expect.stringMatching(/^mailto:contato@/)])
  configureSite({ shopUrl: 'https://loja.exemplo.com.br/' })
  expect(await linkOf()).toEqual(['https://loja.exemplo.com.br/'])
})

describe('every mail', () => {
  const each = (look: (mail: ComposedMail, name: string) => void) =>
    mails.forEach(([name, mail]) => look(mail, name))

  it('is in this table', () => {
    const files = readdirSync('backend/src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/mails\/.*\.ts$/.test(file))
      .map((file) => `backend/src/${file}`)
    expect(files.length).toBeGreaterThan(15)
    const made = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export (?:const|function) (\w+Mail)\b/g)].map(
        ([, name]) => name,
      ),
    )
    const known = new Set(mails.map(([name]) => name.split(':')[0]))
    expect(made.filter((name) => !known.has(name))).toEqual([])
  })

  it('has a subject of its own, which an invitation shares with no lost password', () => {
    // a notice may tell colleagues of what the main contact has a mail of
    const subjects = mails
      .filter(([name]) => !name.startsWith('noticeMail'))
      .map(([, { subject }]) => subject)
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([])
    for (const [name, { subject, text }] of mails.filter(([one]) => /invitationMail/i.test(one))) {
      expect(subject, name).toContain('convite')
      expect(text, name).not.toMatch(/redefin|nova senha|nova uma senha/i)
    }
  })

  it('says the same as text and as HTML, with one first button, whose address is written out in both', () => {
    each((mail, name) => {
      const links = linksOf(mail)
      expect(links.length, name).toBeGreaterThan(0)
      expect(mail.html.match(/class="first"/g), name).toHaveLength(1)
      for (const link of links) {
        const [, address] = /^mailto:([^?]*)/.exec(link) ?? []
        expect(mail.text, name).toContain(`:\n${address ?? link}\n`)
        expect(wordsOf(mail.html), name).toContain(
          address ? `escreva para ${address}` : `copie este endereço: ${link}`,
        )
      }
      for (const line of mail.text.split('\n').filter((one) => one && one !== '--'))
        for (const part of line.split(/(?<=\S): |:$/))
          expect(wordsOf(mail.html), `${name}: ${part}`).toContain(part.replace(/\s+/g, ' '))
      expect(mail.text, name).not.toMatch(/undefined|null|NaN|\[object/)
    })
  })

  it('is 600 px wide, has the dark page’s colours, and fetches nothing', () => {
    each(({ html }, name) => {
      expect(html, name).toContain('max-width:600px')
      expect(html, name).toContain(
        '<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600">',
      )
      expect(html, name).toContain('@media (prefers-color-scheme:dark)')
      expect(html, name).toContain('<meta name="color-scheme" content="light dark">')
      expect(html, name).not.toMatch(/<[^>]*\ssrc=|url\(|<link|@import|<img|<script/i)
    })
  })

  it('shows beside its subject what it is about, and not the greeting', () => {
    each(({ html }, name) => {
      const [, shown = ''] = /overflow:hidden">([^<]*)<\/div>/.exec(html) ?? []
      expect(shown.length, name).toBeGreaterThan(10)
      expect(shown.length, name).toBeLessThan(160)
      expect(shown, name).not.toMatch(/^Olá, Zé &lt;b&gt;\.$/)
    })
  })

  it('has nothing of what people wrote as a tag or as a link', () => {
    each((mail, name) => {
      expect(mail.html, name).not.toContain('<b>')
      expect(mail.html + mail.text, name).not.toContain('https://evil')
      expect(mail.html + mail.text, name).not.toContain('evil.example')
      for (const link of linksOf(mail))
        expect(link, name).toMatch(/^(https:\/\/(winex|correios)\.example\/|mailto:contato@)/)
    })
  })

  it('writes its own addresses at its buttons alone, where they can be read', async () => {
    const clean = await allMails({ name: 'Ana Conti', words: 'Foto escura' })
    for (const [name, { text }] of Object.entries(clean)) expect(text, name).not.toMatch(/https?: /)
  })

  it('says who sends it and where an answer goes', async () => {
    configureSite({
      replyAddress: 'ola@exemplo.com.br',
      company: { taxId: '11.222.333/0001-81' },
    })
    for (const [name, { text }] of Object.entries(await allMails(HOSTILE))) {
      expect(text, name).toContain('CNPJ 11.222.333/0001-81')
      expect(text, name).toContain('ou escreva para ola@exemplo.com.br')
    }
  })
})
