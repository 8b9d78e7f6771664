import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { people } from '../../support/people'
import { sql, world } from '../../support/world'
import { PASSWORD } from '../../support/buildRegistration'
import { openSeller } from '../../support/openSeller'
import {
  confirmReset,
  NEW_PASSWORD,
  receiveLink,
  requestReset,
  sessionStatus,
  signInStatus,
} from './recoverable'

const REFUSED = { type: 'invalid_data', message: 'Invalid or expired token' }

describe('a forgotten password', () => {
  // spec 189
  it('is replaced by the link of the mail, which ends every session and works once', async () => {
    const { email, token: openSession } = await openSeller()
    expect(await sessionStatus(openSession)).toBe(200)

    expect((await requestReset(`  ${email.toUpperCase()} `)).status).toBe(201)
    const mail = await waitForMail(email, 'winex: crie uma nova senha')
    expect(mail.link.pathname).toBe('/reset-password')
    expect(mail.link.searchParams.get('email')).toBe(email)
    expect(mail.source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail.source).toContain('Content-Type: text/html; charset=utf-8')
    // the owner says where answers go, else it is the contact address
    expect(mail.source).toMatch(/^Reply-To: \S+@\S+$/m)
    expect(mail.source).toContain('O link vale por 15 minutos e só pode ser usado uma vez.')

    const token = mail.link.searchParams.get('token') ?? ''
    expect((await confirmReset({ token, email, password: NEW_PASSWORD })).status).toBe(200)
    expect(await sessionStatus(openSession)).toBe(401)
    expect(await signInStatus(email, PASSWORD)).toBe(401)
    expect(await signInStatus(email, NEW_PASSWORD)).toBe(200)

    // the same again, its answer was lost
    expect((await confirmReset({ token, email, password: NEW_PASSWORD })).status).toBe(200)
    const again = await confirmReset({ token, email, password: 'Terceira2028' })
    expect(again.status).toBe(400)
    expect(again.body).toEqual(REFUSED)
    expect(await signInStatus(email, NEW_PASSWORD)).toBe(200)
    await waitForMail(email, 'winex: sua senha foi alterada')
    await sql(
      `update password_reset set used_at = now() - interval '11 minutes' where email = $1`,
      [email],
    )
    expect((await confirmReset({ token, email, password: NEW_PASSWORD })).status).toBe(400)
  })

  it('is replaced once when the link is used twice at the same moment', async () => {
    const { email } = await openSeller()
    const token = await receiveLink(email)
    const passwords = ['Colina-nublada8', 'Pomar-amarelo9', 'Ponte-antiga5']
    const responses = await Promise.all(
      passwords.map((password) => confirmReset({ token, email, password })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? ''
    expect(await signInStatus(email, winner)).toBe(200)
  })

  it('lets a session begin again at once after the reset', async () => {
    const { email } = await openSeller()
    const token = await receiveLink(email)
    await confirmReset({ token, email, password: NEW_PASSWORD })
    const answer = await call<{ token: string }>('/auth/seller/emailpass', {
      body: { email, password: NEW_PASSWORD },
    })
    expect(await sessionStatus(answer.body.token)).toBe(200)
  })
})

describe('a link that is worth nothing', () => {
  const cases: [string, (email: string, token: string) => Promise<[string, string]>][] = [
    [
      'that expired after 15 minutes',
      async (email, token) => {
        await sql(
          `update password_reset set expires_at = expires_at - interval '15 minutes' where email = $1`,
          [email],
        )
        return [email, token]
      },
    ],
    [
      'altered by one character',
      (email, token) =>
        Promise.resolve([email, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]),
    ],
    ['of nobody', (email) => Promise.resolve([email, 'x'.repeat(43)])],
    ['used for another account', async (_email, token) => [(await openSeller()).email, token]],
    [
      'replaced by a newer one',
      async (email, token) => {
        await receiveLink(email, 2)
        return [email, token]
      },
    ],
  ]
  it.each(cases)('%s changes nothing', async (_what, spoil) => {
    const { email, token: session } = await openSeller()
    const [usedEmail, usedToken] = await spoil(email, await receiveLink(email))
    const answer = await confirmReset({
      token: usedToken,
      email: usedEmail,
      password: NEW_PASSWORD,
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(REFUSED)
    expect(await signInStatus(usedEmail, PASSWORD)).toBe(200)
    expect(await sessionStatus(session)).toBe(200)
  })

  it('at the staff’s door stays good at its own', async () => {
    const { email } = await openSeller()
    const token = await receiveLink(email)
    const body = { token, email, password: NEW_PASSWORD }
    const foreign = await call('/auth/user/emailpass/reset-password/confirm', { body })
    expect(foreign.status).toBe(400)
    expect((await confirmReset(body)).status).toBe(200)
  })
})

describe('a new password that is too weak', () => {
  const cases = [
    ['Abcdefg', 'A senha deve ter pelo menos 8 caracteres'],
    ['abcdefgh', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['ABCDEFGH', 'A senha deve conter pelo menos uma letra minúscula ou um número'],
    ['', 'Senha é obrigatória'],
  ]
  it('is refused in the words of the screen, and the link can still be used', async () => {
    const { email } = await openSeller()
    const token = await receiveLink(email)
    for (const [password = '', message] of cases) {
      const answer = await confirmReset({ token, email, password })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual({ password: message })
    }
    expect((await confirmReset({ token, email, password: NEW_PASSWORD })).status).toBe(200)
  })
})

describe('the link’s secret', () => {
  it('is kept hashed, and in no log', async () => {
    const { email } = await openSeller()
    const token = await receiveLink(email)
    await confirmReset({ token, email, password: NEW_PASSWORD })
    const rows = await sql(
      `select p::text as row from password_reset p where email = $1
       union all select m::text from mail_outbox m where "to" = $1`,
      [email],
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(rows)).not.toContain(token)
    // forgotten when the mail has been sent, a moment after it can be read
    await expect
      .poll(() =>
        sql(
          `select sealed_secret from mail_outbox where "to" = $1 and template = 'password-reset'`,
          [email],
        ),
      )
      .toEqual([{ sealed_secret: null }])
    const logs = (await readdir(world.dataDir)).filter((name) => name.endsWith('.log'))
    expect(logs.length).toBeGreaterThan(0)
    for (const name of logs) {
      expect(await readFile(join(world.dataDir, name), 'utf8')).not.toContain(token)
    }
  })
})

describe('a request for a link', () => {
  it('answers an unknown e-mail exactly as a known one', async () => {
    const { email } = await openSeller()
    const known = await requestReset(email)
    const unknown = await requestReset(`ninguem-${email}`)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  })

  it('waits after five for one account, known or not, and says for how long', async () => {
    const { email } = await openSeller()
    for (const address of [email, `ninguem-${email}`]) {
      const statuses = []
      for (let request = 0; request < 5; request += 1) {
        statuses.push((await requestReset(address)).status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201])
      const refused = await requestReset(address)
      expect(refused.status).toBe(429)
      expect(refused.body.message).toMatch(
        /^Muitas tentativas\. Aguarde \d+ minuto\(s\) e tente novamente\.$/,
      )
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('refuses what is no request', async () => {
    const missing = await call('/auth/seller/emailpass/reset-password', { body: {} })
    expect(missing.status).toBe(400)
    expect(missing.body.errors).toEqual({ email: 'Campo obrigatório' })
    const more = await call('/auth/seller/emailpass/reset-password', {
      body: { email: 'ana@exemplo.com.br', actor: 'user' },
    })
    expect(more.body.errors).toEqual({ actor: 'Campo desconhecido' })
    const nowhere = await call('/auth/customer/emailpass/reset-password', {
      body: { email: 'ana@exemplo.com.br' },
    })
    expect(nowhere.status).toBe(404)
  })

  it('serves the staff at their own door only', async () => {
    const { email } = people.staff
    // Other tests' mails reach the demo's staff at any time.
    const links = async () =>
      (await mailsTo(email))
        .filter(({ subject }) => subject.includes('crie uma nova senha'))
        .map(({ link }) => link.searchParams.get('actor'))
    const before = (await links()).length
    await requestReset(email)
    await call('/auth/user/emailpass/reset-password', { body: { email } })
    await expect.poll(async () => (await links()).slice(before)).toEqual(['user'])
  })
})
