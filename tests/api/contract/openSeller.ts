import { randomUUID } from 'node:crypto'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { buildRegistration, type Registration } from '../registration/buildRegistration'

export interface OpenSeller {
  token: string
  sellerId: string
  memberId: string
  email: string
  password: string
}

/** A producer of the test's own, registered through the API; `changes` replace fields of the registration. */
export async function openSeller(
  changes: Parameters<typeof buildRegistration>[0] = {},
): Promise<OpenSeller> {
  const registration: Registration = buildRegistration(changes)
  const { body } = await call<{ token: string }>('/public/vendor/register', { body: registration })
  const me = await call<{ member: { id: string; seller: { id: string } } }>('/vendor/me', {
    token: body.token,
  })
  return {
    token: body.token,
    sellerId: me.body.member.seller.id,
    memberId: me.body.member.id,
    email: registration.member.email,
    password: registration.member.password,
  }
}

/** Gives the seller a commission in percent, as the database keeps it. */
export async function giveCommission(sellerId: string, percent: number): Promise<void> {
  const id = randomUUID()
  await sql(`insert into commission_rule (id, name, reference_id) values ($1, 'Comissao', $2)`, [
    `crule_${id}`,
    sellerId,
  ])
  await sql(`insert into commission_rate (id, rule_id, percentage_rate) values ($1, $2, $3)`, [
    `crate_${id}`,
    `crule_${id}`,
    percent,
  ])
}

/** Changes the rate behind the seller's back, without asking for a signature. */
export async function changeRate(sellerId: string, percent: number): Promise<void> {
  await sql(
    `update commission_rate set percentage_rate = $2 where rule_id in
       (select id from commission_rule where reference_id = $1)`,
    [sellerId, percent],
  )
}
