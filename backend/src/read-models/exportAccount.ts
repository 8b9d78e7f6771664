import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/money'
import type { VendorContext } from '../http/actors'

/** Everything that winex keeps of a person and, for an owner, of their company (LGPD art. 18, II and V). */
export interface AccountExport {
  pessoa: unknown
  consentimentos: unknown[]
  acoes: unknown[]
  sessoes: unknown[]
  verificacao_em_duas_etapas: unknown
  empresa: unknown
  equipe: unknown[]
  convites: unknown[]
  contratos: unknown[]
  comissoes: unknown[]
  vinhos: unknown[]
  pedidos: unknown[]
  imagens: unknown[]
}

const person = `
  select id, name, email, cpf, role, photo, created_at, updated_at from seller_member where id = :member`

const consents = `
  select document, version, accepted_at, ip_address, user_agent from consent_record
   where email = :email order by accepted_at`

const actions = `
  select at, action, resource, resource_id, before, after, ip_address from audit_entry
   where actor_id = :member order by at`

const sessions = `
  select device, ip_address, created_at, last_used_at, expires_at, ended_at, end_reason from sign_in_session
   where auth_identity_id = :identity order by created_at`

const secondFactor = `
  select t.set_at, (select count(*)::int from recovery_code c
                     where c.auth_identity_id = t.auth_identity_id and c.used_at is null) as recovery_codes_left
    from second_factor t where t.auth_identity_id = :identity and t.set_at is not null`

const company = `
  select name, handle, description, tax_id, country_code, state, city, postal_code, address_line, region, hectares,
         producer_history, phone, photo, certifications, email, store_status, contract_signed, contract_signed_at,
         created_at, updated_at
    from seller where id = :seller`

const team = `
  select name, email, cpf, role, created_at from seller_member where seller_id = :seller and deleted_at is null
   order by created_at`

const invitations = `
  select email, name, role, created_at, expires_at, accepted_at, revoked_at from seller_invitation
   where seller_id = :seller order by created_at`

const contracts = `
  select text, sha256, percentage_rate, signer_name, signer_email, signed_at, ip_address, user_agent
    from contract_signature where seller_id = :seller order by signed_at`

const commissions = `
  select rule.name, rule.is_active, rate.percentage_rate, rate.include_tax
    from commission_rule rule join commission_rate rate on rate.rule_id = rule.id
   where rule.reference_id = :seller and rule.reference = 'seller'`

const wines = `
  select p.id, p.title, p.description, p.handle, p.status, p.origin_country, p.hs_code, p.weight, p.metadata,
         p.created_at, (select json_agg(i.url order by i.rank) from image i
                         where i.product_id = p.id and i.deleted_at is null) as images,
         r.doc -> 'variants' as variants
    from product p join seller_product s on s.product_id = p.id and s.deleted_at is null
    left join read_model.product r on r.id = p.id
   where s.seller_id = :seller and p.deleted_at is null order by p.created_at`

/** Sums and lines; the buyers' own data is theirs. */
const orders = `
  select o.display_id, o.status, o.payment_status, o.fulfillment_status, o.total, o.created_at,
         (select json_agg(json_build_object('wine', i.title, 'quantity', d.quantity) order by i.created_at, i.id)
            from "order" e join order_item d on d.order_id = e.id and d.version = e.version and d.deleted_at is null
            join order_line_item i on i.id = d.item_id where e.id = o.id) as items,
         (select sum(c.amount) from order_commission_line c where c.order_id = o.id) as commission
    from read_model."order" o where o.seller_id = :seller order by o.created_at`

const pictures = `
  select key, purpose, created_at from image_upload where seller_id = :seller and state = 'stored' order by created_at`

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

/** The export of the caller; a member who is no owner gets what is about themselves. Amounts are integer cents. */
export async function exportAccount(
  knex: Knex,
  { member, seller, authIdentityId }: Pick<VendorContext, 'member' | 'seller' | 'authIdentityId'>,
): Promise<AccountExport> {
  const bindings = {
    member: member.id,
    email: member.email,
    seller: seller.id,
    identity: authIdentityId,
  }
  const rows = async (statement: string): Promise<unknown[]> =>
    ((await knex.raw(statement, bindings)) as { rows: unknown[] }).rows
  const companyRows = (statement: string): Promise<unknown[]> =>
    member.role === 'owner' ? rows(statement) : Promise.resolve([])
  const [self, consentRows, actionRows, signIns, factors] = await Promise.all(
    [person, consents, actions, sessions, secondFactor].map(rows),
  )
  const [sellers, people, open, signed, rates, bottles, sales, images] = await Promise.all(
    [company, team, invitations, contracts, commissions, wines, orders, pictures].map(companyRows),
  )
  return {
    pessoa: self?.[0] ?? null,
    consentimentos: consentRows ?? [],
    acoes: actionRows ?? [],
    sessoes: signIns ?? [],
    verificacao_em_duas_etapas: factors?.[0] ?? null,
    empresa: sellers?.[0] ?? null,
    equipe: people ?? [],
    convites: open ?? [],
    contratos: signed ?? [],
    comissoes: rates ?? [],
    vinhos: ((bottles ?? []) as StoredWine[]).map(presentWine),
    pedidos: ((sales ?? []) as StoredOrder[]).map(presentOrder),
    imagens: images ?? [],
  }
}
