import { afterEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { SettingsHistory, SettingsResponse } from '#domain/site/settingsWire'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { quickest } from '../../support/quickest'
import { weatherMs } from '../../support/weatherMs'
import { sql, world } from '../../support/world'

type Answered = SettingsResponse & {
  message: string
  errors?: Record<string, string>
  current?: { version: number; by: string; values: Record<string, unknown> }
}

const openAdministrator = async () => {
  const { email, password } = await openStaff('administration')
  const token = await askForToken('user', email, password)
  return {
    email,
    token,
    read: async () => (await call<SettingsResponse>('/admin/settings', { token })).body,
    save: (version: number, values: object) =>
      call<Answered>('/admin/settings', { token, body: { version, values } }),
  }
}
const page = async (path = '/') => (await fetch(`${world.url}${path}`)).text()

afterEach(async () => {
  const { read, save } = await openAdministrator()
  const { version, settings } = await read()
  const own = Object.entries(settings).filter(([, { own: value }]) => value !== null)
  expect((await save(version, Object.fromEntries(own.map(([name]) => [name, null])))).status).toBe(
    200,
  )
})

describe('a setting', () => {
  it('stands above its standard, on the pages within five seconds, and goes back to it', async () => {
    const { read, save } = await openAdministrator()
    const { version, settings } = await read()
    expect(settings.applicationDeadline).toEqual({ own: null, below: '30/09', below_is: 'default' })
    const before = await page()
    expect(before).toContain('Candidaturas até 30/09')

    const saved = await save(version, { applicationDeadline: '15/12' })
    expect(saved.status).toBe(200)
    expect(saved.body.settings.applicationDeadline).toEqual({
      own: '15/12',
      below: '30/09',
      below_is: 'default',
    })
    await expect.poll(page).toContain('Candidaturas até 15/12')
    let last = saved.body.version
    const days = [16, 17, 18]
    const show = async () => {
      const applicationDeadline = `${days.shift()}/12`
      last = (await save(last, { applicationDeadline })).body.version
      await expect.poll(page).toContain(`Candidaturas até ${applicationDeadline}`)
    }
    expect(await quickest(show, days.length)).toBeLessThan(5_000 + weatherMs)
    const { headers } = await fetch(world.url)
    expect(headers.get('cache-control')).toBe('no-cache')

    const back = await save(last, { applicationDeadline: null })
    expect(back.body.settings.applicationDeadline.own).toBeNull()
    await expect.poll(page).toBe(before)
  })

  it('is told to the app’s pages, and a page that somebody has is not taken for the new one', async () => {
    const { read, save } = await openAdministrator()
    const etag = async () => {
      const answer = await fetch(`${world.url}/login`)
      await answer.text()
      return answer.headers.get('etag')
    }
    const before = await etag()
    expect(before).toBeTruthy()
    await save((await read()).version, { commission: 9.5, payoutDays: 20 })
    await expect.poll(() => page('/login')).toContain('"commission":9.5')
    expect(await etag()).not.toBe(before)
    // nothing of what the site does not say
    expect(await page('/login')).not.toContain('payoutDays')
  })

  it('changes what is paid and what new contracts say, from then on', async () => {
    const seller = await tokenOf('unsignedSeller')
    const summary = async () =>
      (
        await call<{ payout_days: number; minimum: number }>('/vendor/payouts/summary', {
          token: seller,
        })
      ).body
    const contract = async () =>
      (await call<{ contract: { text: string } }>('/vendor/sellers/me/contract', { token: seller }))
        .body.contract.text
    expect(await summary()).toMatchObject({ payout_days: 30, minimum: 1000 })
    const signed = await sql('select text from contract_signature order by id')
    const { read, save } = await openAdministrator()
    const { status } = await save((await read()).version, {
      payoutDays: 20,
      payoutMinCents: 2500,
      payoutTerm: 'até 20 (vinte) dias após a confirmação da entrega',
      'company.name': 'Parreiral Vinhos Ltda.',
    })
    expect(status).toBe(200)
    expect(await summary()).toMatchObject({ payout_days: 20, minimum: 2500 })
    expect(await contract()).toContain('até 20 (vinte) dias')
    expect(await contract()).toContain('Parreiral Vinhos Ltda.')
    expect(await sql('select text from contract_signature order by id')).toEqual(signed)
  })

  it('is the freight of who has saved none', async () => {
    const seller = await tokenOf('pendingSeller')
    const { read, save } = await openAdministrator()
    const freightStates = { RS: { prices: { 6: 1990 }, days: 2 } }
    await save((await read()).version, { freightStates, freightHandlingDays: 5 })
    const { body } = await call<{ freight: object; suggestion: object }>('/vendor/freight', {
      token: seller,
    })
    expect(body.freight).toMatchObject({ version: 0, handling_days: 5, states: freightStates })
    expect(body.suggestion).toMatchObject({ states: freightStates })
  })

  it('that is wrong is refused at its field, and nothing of the others is saved', async () => {
    const { read, save } = await openAdministrator()
    const { version } = await read()
    const { status, body } = await save(version, {
      banner: 'Safra nova',
      'company.taxId': '11.222.333/0001-82',
      payoutDays: 400,
    })
    expect(status).toBe(400)
    expect(body.errors?.['values.company.taxId']).toBe('Não é um CNPJ válido')
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'values.company.taxId',
      'values.payoutDays',
    ])
    expect((await read()).settings.banner.own).toBeNull()
  })

  it('that somebody else changed meanwhile is a conflict with both values; other settings are not', async () => {
    const [ana, bia] = [await openAdministrator(), await openAdministrator()]
    const { version } = await ana.read()
    expect((await bia.save(version, { banner: 'Da Bia' })).status).toBe(200)
    // of another group, or another field
    expect((await ana.save(version, { commission: 8 })).status).toBe(200)
    const late = await ana.save(version, { banner: 'Da Ana', launchPeriod: 'em breve' })
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ by: bia.email, values: { banner: 'Da Bia' } })
    expect((await ana.read()).settings.launchPeriod.own).toBeNull()
    expect(
      (await ana.save(late.body.current?.version ?? 0, { banner: 'Da Ana' })).body.settings.banner
        .own,
    ).toBe('Da Ana')
  })

  it('that two change at once is the one’s, and the other is told', async () => {
    const [ana, bia] = [await openAdministrator(), await openAdministrator()]
    const { version } = await ana.read()
    const answers = await Promise.all([
      ana.save(version, { salesStart: 'mar/27' }),
      bia.save(version, { salesStart: 'abr/27' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is kept with who, when, old and new, and in the audit trail', async () => {
    const { read, save, email, token } = await openAdministrator()
    const saved = await save((await read()).version, { 'company.city': 'Garibaldi' })
    await save(saved.body.version, { 'company.city': 'Garibaldi' })
    await save(saved.body.version, { 'company.city': null })
    const { body } = await call<SettingsHistory>('/admin/settings/history', { token })
    expect(body.changes.slice(0, 2)).toMatchObject([
      { setting: 'company.city', before: 'Garibaldi', after: null, by: email },
      { setting: 'company.city', before: null, after: 'Garibaldi', by: email },
    ])
    const trail = await sql(
      `select before, after from audit_entry where action = 'site.settings' and actor_email = $1 order by at`,
      [email],
    )
    expect(trail).toEqual([
      { before: { 'site.company.city': 'São Paulo' }, after: { 'site.company.city': 'Garibaldi' } },
      { before: { 'site.company.city': 'Garibaldi' }, after: { 'site.company.city': 'São Paulo' } },
    ])
  })
})

it('a CNPJ is kept masked, and what hides between its characters is left out', async () => {
  const { read, save } = await openAdministrator()
  const saved = await save((await read()).version, { 'company.taxId': '11222333\u0000000181' })
  expect([saved.status, saved.body.settings['company.taxId'].own]).toEqual([
    200,
    '11.222.333/0001-81',
  ])
})

describe('the picture of a testimonial', () => {
  const portrait = () =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a1528' } })
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .jpeg()
      .toBuffer()

  it('is made small, loses what it tells, and comes from our origin', async () => {
    const { read, save, token } = await openAdministrator()
    const sent = await call<{ picture: string }>('/admin/settings/pictures', {
      token,
      file: new Uint8Array(await portrait()),
    })
    expect(sent.status).toBe(201)
    const { picture } = sent.body
    expect(picture).toMatch(/^\/api\/public\/site\/pictures\/[0-9a-f]{64}\.webp$/)
    const answer = await fetch(`${world.url}${picture}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height, format, exif } = await sharp(bytes).metadata()
    expect({ width, height, format, exif }).toEqual({
      width: 160,
      height: 120,
      format: 'webp',
      exif: undefined,
    })
    const testimonials = [{ name: 'Ana Brum', winery: 'Cave Brum', text: 'Vendo mais.', picture }]
    const saved = await save((await read()).version, { testimonials })
    expect(saved.body.settings.testimonials.own).toEqual(testimonials)
    await expect.poll(() => page('/login')).toContain(picture)

    // a day after its use it goes with the testimonial
    await sql(`update site_picture set created_at = now() - interval '2 days'`)
    const name = picture.split('/').at(-1)
    const kept = () => sql('select id from site_picture where id = $1', [name])
    await save((await read()).version, { testimonials: [...testimonials, ...testimonials] })
    expect(await kept()).toHaveLength(1)
    await sql(`update site_picture set created_at = now() - interval '2 days'`)
    await save((await read()).version, { testimonials: null })
    expect(await kept()).toHaveLength(0)
    expect((await fetch(`${world.url}${picture}`)).status).toBe(404)
  })

  it('that is none, or was never sent, is refused', async () => {
    const { read, save, token } = await openAdministrator()
    const none = await call('/admin/settings/pictures', { token, file: '<svg/>' })
    expect([none.status, none.body.message]).toEqual([
      400,
      'Formato invalido. Use JPEG, PNG ou WEBP.',
    ])
    const picture = `/api/public/site/pictures/${'0'.repeat(64)}.webp`
    const unknown = await save((await read()).version, {
      testimonials: [{ name: 'Ana', winery: 'Cave', text: 'Bom.', picture }],
    })
    expect(unknown.status).toBe(400)
    expect(unknown.body.message).toBe('A foto não foi encontrada. Envie-a de novo.')
    expect((await fetch(`${world.url}${picture}`)).status).toBe(404)
  })
})

it('strangers are told what the pages say, and nothing else', async () => {
  const { read, save } = await openAdministrator()
  await save((await read()).version, {
    banner: 'Safra nova',
    replyAddress: 'oi@parreiral.com.br',
    payoutMinCents: 5000,
    freightHandlingDays: 9,
  })
  const { status, body } = await call<{ version: number; site: object }>('/public/site')
  expect(status).toBe(200)
  expect(body.site).toEqual({ banner: 'Safra nova' })
  expect(Object.keys(body)).toEqual(['version', 'site'])
})
