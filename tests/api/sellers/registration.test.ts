import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { buildRegistration, type Registration } from '../../support/buildRegistration'
import { NOTHING, ONE_SELLER, tracesOf } from './tracesOf'
import { AT_ONCE } from '../../support/scope'

interface Refusal extends Record<string, unknown> {
  type: string
  message: string
  errors?: Record<string, string>
}

const register = (body: unknown) =>
  call<{ token?: string } & Refusal>('/public/vendor/register', { body })

describe('a producer who registers', () => {
  // spec 177, 197
  it('is signed in at once, pending, as owner, with consent, stock location and delivery', async () => {
    const registration = buildRegistration({ name: 'Vinícola Três Irmãos & Filhos' })
    const answer = await register(registration)
    expect(answer.status).toBe(201)

    const me = await call<{ member: { role: string; seller: Record<string, unknown> } }>(
      '/vendor/me',
      {
        token: answer.body.token,
      },
    )
    expect(me.status).toBe(200)
    expect(me.body.member.role).toBe('owner')
    expect(me.body.member.seller).toMatchObject({
      name: 'Vinícola Três Irmãos & Filhos',
      store_status: 'PENDING',
      contract_signed: false,
      tax_id: '11.222.333/0001-81',
      phone: '(54) 99999-0000',
      hectares: 3.5,
    })
    expect(me.body.member.seller.handle).toMatch(/^vinicola-tres-irmaos-filhos(-\d+)?$/)
    expect(await tracesOf(registration.member.email)).toEqual(ONE_SELLER)
  })

  // spec 134
  it("may send exactly the specification's payload, without a phone (spec §3)", async () => {
    const { phone: _phone, consent: _consent, ...payload } = buildRegistration()
    const answer = await register(payload)
    expect(answer.status).toBe(201)
    const { body } = await call<{ member: { seller: { phone: unknown } } }>('/vendor/me', {
      token: answer.body.token,
    })
    expect(body.member.seller.phone ?? '').toBe('')
  })

  it('gets a handle with a suffix when the name is taken, also by others at the same moment', async () => {
    const name = `Adega ${randomUUID()}`
    const registrations = [1, 2, 3, 4].map(() => buildRegistration({ name }))
    const responses = await Promise.all(registrations.map(register))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const handles = await sql<{ handle: string }>('select handle from seller where name = $1', [
      name,
    ])
    const base = name.toLowerCase().replace(' ', '-')
    expect(handles.map(({ handle }) => handle).sort()).toEqual([
      base,
      `${base}-2`,
      `${base}-3`,
      `${base}-4`,
    ])
  })

  it('may have an e-mail with letters and signs that only a simple pattern takes, and signs in with it', async () => {
    const registration = buildRegistration()
    const email = `joão&${randomUUID()}@vinícola.c`
    registration.member = { ...registration.member, email }
    expect((await register(registration)).status).toBe(201)
    expect(await tracesOf(email)).toEqual(ONE_SELLER)
    const { password } = registration.member
    const signIn = await call('/auth/seller/emailpass', { body: { email, password } })
    expect(signIn.status).toBe(200)
  })

  it('keeps an alphanumeric CNPJ typed in lower case, masked', async () => {
    const answer = await register(buildRegistration({ tax_id: '12abc34501de35' }))
    const me = await call<{ member: { seller: { tax_id: string } } }>('/vendor/me', {
      token: answer.body.token,
    })
    expect(me.body.member.seller.tax_id).toBe('12.ABC.345/01DE-35')
  })
})

describe('a registration that cannot be', () => {
  const cases: [string, (good: Registration) => unknown, Record<string, string>][] = [
    [
      'an invalid CNPJ',
      (good) => ({ ...good, tax_id: '11.222.333/0001-82' }),
      { tax_id: 'CNPJ/CPF inválido' },
    ],
    [
      'a CPF of one digit repeated',
      (good) => ({ ...good, member: { ...good.member, cpf: '111.111.111-11' } }),
      { 'member.cpf': 'CPF inválido' },
    ],
    [
      'an invalid e-mail',
      (good) => ({ ...good, member: { ...good.member, email: 'ana' } }),
      { 'member.email': 'E-mail inválido' },
    ],
    [
      'a short password',
      (good) => ({ ...good, member: { ...good.member, password: 'Abcdefg' } }),
      { 'member.password': 'Senha deve ter pelo menos 8 caracteres' },
    ],
    [
      'a password without capitals',
      (good) => ({ ...good, member: { ...good.member, password: 'abcdefgh' } }),
      { 'member.password': 'Senha deve conter pelo menos uma letra maiúscula' },
    ],
    [
      'a CEP of two digits',
      (good) => ({ ...good, postal_code: '12' }),
      { postal_code: 'CEP inválido' },
    ],
    [
      'a phone with a digit too many',
      (good) => ({ ...good, phone: '(54) 99999-00001' }),
      { phone: 'Telefone inválido' },
    ],
    [
      'negative hectares',
      (good) => ({ ...good, hectares: -1 }),
      { hectares: 'Deve ser maior ou igual a 0' },
    ],
    [
      'hectares in words',
      (good) => ({ ...good, hectares: 'dez' }),
      { hectares: 'Tipo inválido: esperado número' },
    ],
    [
      'a status of its own',
      (good) => ({ ...good, store_status: 'ACTIVE' }),
      { store_status: 'Campo desconhecido' },
    ],
    [
      'a seller id of its own',
      (good) => ({ ...good, seller_id: 'sel_1' }),
      { seller_id: 'Campo desconhecido' },
    ],
    [
      'a role of its own',
      (good) => ({ ...good, member: { ...good.member, role: 'admin' } }),
      { 'member.role': 'Campo desconhecido' },
    ],
  ]
  it.each(cases)('says what is wrong with %s and makes nothing', async (_what, spoil, errors) => {
    const good = buildRegistration()
    const answer = await register(spoil(good))
    expect(answer.status).toBe(400)
    expect(answer.body.type).toBe('invalid_data')
    expect(answer.body.errors).toEqual(errors)
    expect(await tracesOf(good.member.email)).toEqual(NOTHING)
  })

  it('names every missing field', async () => {
    const answer = await register({})
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {})).toEqual(
      expect.arrayContaining([
        'name',
        'tax_id',
        'postal_code',
        'state',
        'city',
        'address_line',
        'region',
        'member',
      ]),
    )
  })

  it('of a taken e-mail says so, in any spelling, and changes nothing', async () => {
    const first = buildRegistration()
    await register(first)
    const before = await sql('select * from seller where email = $1', [first.member.email])
    const again = buildRegistration({
      member: { email: ` ${first.member.email.toUpperCase()} `, password: 'Parreira-Antiga-31' },
    })
    const answer = await register(again)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('already exists')
    expect(await sql('select * from seller where email = $1', [first.member.email])).toEqual(before)
    const signIn = await call('/auth/seller/emailpass', {
      body: { email: first.member.email, password: first.member.password },
    })
    expect(signIn.status).toBe(200)
  })

  it('of a broken body is refused without a trace of the program', async () => {
    const answer = await call('/public/vendor/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-broken': '1' },
      body: undefined,
    })
    expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(/at .+\.js/)
  })
})

describe('a registration that is repeated or interrupted', () => {
  it('has one effect when sent many times at once', async () => {
    const registration = buildRegistration()
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => register(registration)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await tracesOf(registration.member.email)).toEqual(ONE_SELLER)
  })

  it('of one e-mail by two people at once makes one seller', async () => {
    const first = buildRegistration()
    const { email } = first.member
    const other = buildRegistration({
      name: 'Outra',
      member: { email, password: 'Parreira-Antiga-31' },
    })
    const responses = await Promise.all([first, other, first, other].map(register))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect(await tracesOf(email)).toEqual(ONE_SELLER)
  })

  it('is told that the e-mail is taken when it says something else now, or does not know the password', async () => {
    const first = buildRegistration()
    await register(first)
    for (const changes of [
      { city: 'Outra' },
      { member: { ...first.member, password: 'Parreira-Antiga-31' } },
    ]) {
      expect((await register({ ...first, ...changes })).status).toBe(409)
    }
  })

  it('is seen by nobody before it is whole', async () => {
    const registration = buildRegistration()
    const { email } = registration.member
    const database = new Client({ connectionString: world.databaseUrl })
    await database.connect()
    // The last thing that a registration writes has to wait.
    await database.query('begin')
    await database.query('lock table shipping_option_rule in share row exclusive mode')
    const answer = register(registration)
    try {
      for (;;) {
        const [{ waiting } = { waiting: 0 }] = await sql<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
            where wait_event_type = 'Lock' and query like '%shipping_option_rule%'`,
        )
        if (waiting > 0) break
      }
      expect(await tracesOf(email)).toEqual(NOTHING)
    } finally {
      await database.query('rollback')
      await database.end()
    }
    expect((await answer).status).toBe(201)
    expect(await tracesOf(email)).toEqual(ONE_SELLER)
  })
})
