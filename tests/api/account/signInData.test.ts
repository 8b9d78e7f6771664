import { expect, it } from 'vitest'
import { authenticator } from '../../support/authenticator'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

const TABLES = ['sign_in_session', 'second_factor', 'recovery_code', 'second_step', 'session_floor']

/** A seller with a second factor, an open sign-in, and a session of another device. */
async function withEverything() {
  const seller = await openSeller()
  const { token, email, password } = seller
  const signIn = () => call('/auth/seller/emailpass', { body: { email, password } })
  await signIn()
  const begun = await call<{ secret: string }>('/vendor/second-factor', {
    token,
    body: { password },
  })
  const code = authenticator(begun.body.secret).code()
  const set = await call<{ recovery_codes: string[] }>('/vendor/second-factor/confirm', {
    token,
    body: { code },
  })
  await signIn()
  const [member] = await sql<{ id: string }>(
    'select auth_identity_id as id from seller_member where id = $1',
    [seller.memberId],
  )
  return {
    ...seller,
    identity: member?.id ?? '',
    secrets: [begun.body.secret, ...set.body.recovery_codes],
  }
}

const rowsOf = async (identity: string) =>
  Promise.all(
    TABLES.map(async (table) => {
      const [row] = await sql<{ n: number }>(
        `select count(*)::int as n from ${table} where auth_identity_id = $1`,
        [identity],
      )
      return row?.n ?? 0
    }),
  )

it('the own-data export lists the sessions and says that there is a second factor, without its secrets', async () => {
  const seller = await withEverything()
  const answer = await call<Record<string, unknown>>('/vendor/privacy/export', {
    token: seller.token,
  })
  expect(answer.body.sessoes).toMatchObject([
    { device: 'Aparelho desconhecido', ended_at: null, end_reason: null },
    { device: 'Aparelho desconhecido', end_reason: 'ended_others' },
  ])
  expect(answer.body.verificacao_em_duas_etapas).toMatchObject({ recovery_codes_left: 10 })
  expect(answer.text).not.toMatch(/hash|sealed/)
  for (const secret of seller.secrets) expect(answer.text).not.toContain(secret)
})

it('an erasure removes sessions, second factor, recovery codes and what waits for a code', async () => {
  const seller = await withEverything()
  expect(await rowsOf(seller.identity)).toEqual([2, 1, 10, 1, 1])
  const erased = await call('/vendor/privacy/erasure', {
    token: seller.token,
    body: { scope: 'company', confirmation: 'EXCLUIR', password: seller.password },
  })
  expect(erased.status).toBe(200)
  expect(await rowsOf(seller.identity)).toEqual([0, 0, 0, 0, 0])
})
