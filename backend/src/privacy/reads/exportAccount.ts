import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isOwner } from '#domain/team/memberRoles'
import { toCents } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'
import type { SellerContext } from '../../engine/actor/callers'

const rowsAtOnce = 200

/** A list that grows with the years: which rows, in which order, and what is read of them, a portion at a time. */
interface LongList {
  ids: string
  /** Reads from `wanted (id, place)`. */
  rows: string
  present?: (row: unknown) => unknown
}

const person = `
  select id, name, email, cpf, role, photo, created_at, updated_at from seller_member where id = $1`

const consents = `
  select document, version, accepted_at, ip_address, user_agent from consent_record
   where email = $1 order by accepted_at`

/** Their answers; what staff noted of them is staff's. */
const applications = `
  select brand, responsible_name, responsible_email, city, founding_year, instagram, stock_quantity, how_found_winex,
         terms_version, terms_accepted_at, status, invited_at, created_at
    from suppliers where lower(responsible_email) = $1 and deleted_at is null order by created_at, id`

const actions: LongList = {
  ids: `select id from audit_entry where actor_id = $1 order by at, id`,
  rows: `
    select e.at, e.action, e.resource, e.resource_id, e.before, e.after, e.ip_address
      from wanted join audit_entry e on e.id = wanted.id order by place`,
}

const sessions: LongList = {
  ids: `select id from sign_in_session where auth_identity_id = $1 order by created_at, id`,
  rows: `
    select s.device, s.ip_address, s.created_at, s.last_used_at, s.expires_at, s.ended_at, s.end_reason
      from wanted join sign_in_session s on s.id = wanted.id order by place`,
}

const secondFactor = `
  select t.set_at, (select count(*)::int from recovery_code c
                     where c.auth_identity_id = t.auth_identity_id and c.used_at is null) as recovery_codes_left
    from second_factor t where t.auth_identity_id = $1 and t.set_at is not null`

const views = `
  select list, name, is_shared, query, created_at from saved_view where owner_id = $1 order by created_at, id`

const company = `
  select name, handle, description, tax_id, country_code, state, city, postal_code, address_line, region, hectares,
         producer_history, phone, photo, certifications, email, store_status, contract_signed, contract_signed_at,
         created_at, updated_at
    from seller where id = $1`

const team = `
  select name, email, cpf, role, created_at from seller_member where seller_id = $1 and deleted_at is null
   order by created_at`

const invitations = `
  select email, name, role, created_at, expires_at, accepted_at, revoked_at from seller_invitation
   where seller_id = $1 order by created_at`

const contracts = `
  select text, sha256, percentage_rate, signer_name, signer_email, signed_at, ip_address, user_agent
    from contract_signature where seller_id = $1 order by signed_at`

const commissions = `
  select rule.name, rule.is_active, rate.percentage_rate, rate.include_tax
    from commission_rule rule join commission_rate rate on rate.rule_id = rule.id
   where rule.reference_id = $1 and rule.reference = 'seller'`

const freight = `
  select handling_days, free_above::float8 as free_above_cents, states, updated_at from seller_freight where seller_id = $1`

const pause = `select from_day::text as "from", to_day::text as "to", updated_at from seller_pause where seller_id = $1`

const wines: LongList = {
  ids: `
    select p.id from product p join seller_product s on s.product_id = p.id and s.deleted_at is null
     where s.seller_id = $1 and p.deleted_at is null order by p.created_at, p.id`,
  rows: `
    select p.id, p.title, p.description, p.handle, p.status, p.origin_country, p.hs_code, p.weight, p.metadata,
           p.created_at, (select json_agg(i.url order by i.rank) from image i
                           where i.product_id = p.id and i.deleted_at is null) as images,
           r.doc -> 'variants' as variants
      from wanted join product p on p.id = wanted.id left join read_model.product r on r.id = p.id order by place`,
  present: (row) => presentWine(row as StoredWine),
}

/** Sums and lines; the buyers' own data is theirs. */
const orders: LongList = {
  ids: `select o.id from read_model."order" o where o.seller_id = $1 order by o.created_at, o.id`,
  rows: `
    select o.display_id, o.status, o.payment_status, o.fulfillment_status, o.total, o.created_at,
           (select json_agg(json_build_object('wine', i.title, 'quantity', d.quantity) order by i.created_at, i.id)
              from "order" e join order_item d on d.order_id = e.id and d.version = e.version and d.deleted_at is null
              join order_line_item i on i.id = d.item_id where e.id = o.id) as items,
           (select sum(c.amount) from order_commission_line c where c.order_id = o.id and c.deleted_at is null) as commission,
           (select i.access_key from order_invoice i where i.order_id = o.id) as invoice
      from wanted join read_model."order" o on o.id = wanted.id order by place`,
  present: (row) => presentOrder(row as StoredOrder),
}

/** Why and how far; what the buyer wrote and photographed is theirs. */
const returns: LongList = {
  ids: `select return_id as id from order_return where seller_id = $1 order by asked_at, return_id`,
  rows: `
    select o.display_id as "order", r.state, r.reason, r.refusal, r.restocked, r.asked_at, r.decided_at, r.closed_at,
           r.bottles_cents::float8 as bottles_cents, r.freight_cents::float8 as freight_cents
      from wanted join order_return r on r.return_id = wanted.id left join "order" o on o.id = r.order_id order by place`,
}

const messageRows = `
  select m.side, m.author_name, m.text, m.internal, m.created_at, o.display_id as "order"
    from wanted join order_message m on m.id = wanted.id::bigint left join "order" o on o.id = m.order_id order by place`

/** Without what staff noted for one another. */
const messages: LongList = {
  ids: `select id::text from order_message where seller_id = $1 and (side = 'seller' or not internal) order by order_message.id`,
  rows: messageRows,
}

/** What a member who is no owner wrote. */
const ownMessages: LongList = {
  ids: `select id::text from order_message where author_id = $1 and side = 'seller' order by order_message.id`,
  rows: messageRows,
}

const pixKeys = `
  select kind, key, usable_at, created_at from pix_key where seller_id = $1 order by created_at`

const payouts: LongList = {
  ids: `select id from payout where seller_id = $1 order by number`,
  rows: `
    select p.number, p.amount::float8 as amount_cents, p.status, p.pix_kind, p.pix_key, p.receiver_name, p.receiver_city,
           p.end_to_end_id, to_char(p.paid_on, 'YYYY-MM-DD') as paid_on, p.failure_reason, p.created_at
      from wanted join payout p on p.id = wanted.id order by place`,
}

const ledgerEntries: LongList = {
  ids: `select id::text from ledger_entry where seller_id = $1 order by effective_at, id`,
  rows: `
    select e.kind, e.amount::float8 as amount_cents, e.effective_at, e.reason, o.display_id as "order"
      from wanted join ledger_entry e on e.id = wanted.id::bigint left join "order" o on o.id = e.order_id order by place`,
}

const pictures: LongList = {
  ids: `select id from image_upload where seller_id = $1 and state = 'stored' order by created_at, id`,
  rows: `
    select u.key, u.purpose, u.created_at from wanted join image_upload u on u.id = wanted.id order by place`,
}

interface StoredWine {
  variants: { prices: { amount: number }[] }[] | null
}

/** Prices in integer cents (R5). */
const presentWine = ({ variants, ...wine }: StoredWine): unknown => ({
  ...wine,
  variants: (variants ?? []).map(({ prices, ...variant }) => ({
    ...variant,
    prices: prices.map(({ amount, ...price }) => ({ ...price, amount_cents: toCents(amount) })),
  })),
})

interface StoredOrder {
  total: string
  commission: string | null
}

/** Sums in integer cents (R5). */
const presentOrder = ({ total, commission, ...order }: StoredOrder): unknown => ({
  ...order,
  total_cents: toCents(total),
  commission_cents: commission === null ? null : toCents(commission),
})

/**
 * Everything that winex keeps of a person and, for an owner, of their company (LGPD art. 18, II and V), as the text of
 * a JSON file; a member who is no owner gets what is about themselves. Amounts are integer cents. It comes in parts,
 * so that neither a large cellar nor a slow reader costs memory or a connection.
 */
export async function* exportAccount(
  knex: Knex,
  { member, seller, authIdentityId }: Pick<SellerContext, 'member' | 'seller' | 'authIdentityId'>,
): AsyncGenerator<string> {
  const mayReadCompany = isOwner(member)
  const short = (statement: string, whose: string): Promise<unknown[]> =>
    runStatement(knex, statement, [whose])
  const ofCompany = (statement: string): Promise<unknown[]> =>
    mayReadCompany ? short(statement, seller.id) : Promise.resolve([])
  const listOfCompany = (list: LongList): AsyncIterable<unknown> | unknown[] =>
    mayReadCompany ? inPortions(knex, list, seller.id) : []

  yield `{\n  "gerado_em": ${JSON.stringify(new Date().toISOString())}`
  yield entry('pessoa', (await short(person, member.id))[0] ?? null)
  yield entry('consentimentos', await short(consents, member.email))
  yield entry('candidaturas', await short(applications, member.email))
  yield* listEntry('acoes', inPortions(knex, actions, member.id))
  yield* listEntry('sessoes', inPortions(knex, sessions, authIdentityId))
  yield entry('verificacao_em_duas_etapas', (await short(secondFactor, authIdentityId))[0] ?? null)
  yield entry('visoes', await short(views, member.id))
  yield entry('empresa', (await ofCompany(company))[0] ?? null)
  yield entry('equipe', await ofCompany(team))
  yield entry('convites', await ofCompany(invitations))
  yield entry('contratos', await ofCompany(contracts))
  yield entry('comissoes', await ofCompany(commissions))
  yield entry('frete', (await ofCompany(freight))[0] ?? null)
  yield entry('pausa', (await ofCompany(pause))[0] ?? null)
  yield* listEntry('vinhos', listOfCompany(wines))
  yield* listEntry('pedidos', listOfCompany(orders))
  yield* listEntry('devolucoes', listOfCompany(returns))
  yield* listEntry(
    'mensagens',
    mayReadCompany
      ? inPortions(knex, messages, seller.id)
      : inPortions(knex, ownMessages, member.id),
  )
  yield entry('chaves_pix', await ofCompany(pixKeys))
  yield* listEntry('repasses', listOfCompany(payouts))
  yield* listEntry('lancamentos', listOfCompany(ledgerEntries))
  yield* listEntry('imagens', listOfCompany(pictures))
  yield '\n}\n'
}

const entry = (name: string, value: unknown): string =>
  `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')}`

async function* listEntry(
  name: string,
  rows: AsyncIterable<unknown> | unknown[],
): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`
  let isFirst = true
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`
    isFirst = false
  }
  yield isFirst ? ']' : '\n  ]'
}

async function* inPortions(
  knex: Knex,
  { ids, rows, present = (row) => row }: LongList,
  whose: string,
): AsyncGenerator<unknown> {
  const found = await runStatement<{ id: string }>(knex, ids, [whose])
  for (let at = 0; at < found.length; at += rowsAtOnce) {
    const portion = found.slice(at, at + rowsAtOnce).map(({ id }) => id)
    const read = await runStatement(
      knex,
      `with wanted as (select * from unnest($1::text[]) with ordinality as w (id, place)) ${rows}`,
      [portion],
    )
    for (const row of read) yield present(row)
  }
}
