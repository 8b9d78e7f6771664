import { randomUUID } from 'node:crypto'
import { buildRegistration } from './buildRegistration'
import { call } from './http'
import { buildWine, wineOf, type ProductAnswer, type Wine } from './openWine'
import { sql } from './world'

/** A seller of the test's own, so that its numbers depend on nobody else's. */
export interface Seller {
  token: string
  sellerId: string
  memberId: string
  /** The owner's sign-in. */
  email: string
  password: string
  /** A word of this seller's wines and of nothing else. */
  mark: string
  create: (
    changes?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<ProductAnswer>
  /** A wine as `create` makes it, with so many bottles. */
  addWine: (changes?: Record<string, unknown> & { bottles?: number }) => Promise<Wine>
}

/** Registers through the API; `changes` replace fields of the registration, `status` is set as staff would. */
export async function openSeller({
  status,
  ...changes
}: Parameters<typeof buildRegistration>[0] & { status?: string } = {}): Promise<Seller> {
  const registration = buildRegistration(changes)
  const { email, password } = registration.member
  const { body, text } = await call<{ token: string }>('/public/vendor/register', {
    body: registration,
  })
  const [member] = await sql<{ id: string; seller_id: string }>(
    'select id, seller_id from seller_member where email = $1',
    [email.toLowerCase()],
  )
  if (!member) throw new Error(`not registered: ${text}`)
  if (status) await setSellerStatus(member.seller_id, status)
  const { token } = body
  const mark = `marca${randomUUID().slice(0, 8)}`
  const create: Seller['create'] = (wine, headers) =>
    call('/vendor/products', { token, body: buildWine(mark, wine), ...(headers && { headers }) })
  return {
    token,
    sellerId: member.seller_id,
    memberId: member.id,
    email,
    password,
    mark,
    create,
    addWine: async ({ bottles, ...wine } = {}) => {
      const created = await create(wine)
      if (!created.body.product) throw new Error(created.text)
      const made = wineOf(token, created.body.product)
      const stocked = bottles === undefined ? undefined : await made.setStock(bottles)
      if (stocked && stocked.status >= 300) throw new Error(stocked.text)
      return made
    },
  }
}

/** Sets a seller's status as staff would. */
export const setSellerStatus = (sellerId: string, status: string): Promise<unknown> =>
  sql('update seller set store_status = $2 where id = $1', [sellerId, status])

/** Gives the seller a commission in percent, as the database keeps it. */
export async function giveCommission(sellerId: string, percent: number | string): Promise<void> {
  const id = randomUUID()
  await sql(`insert into commission_rule (id, name, reference_id) values ($1, 'Comissão', $2)`, [
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
