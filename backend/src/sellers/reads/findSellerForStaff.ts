import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Seller } from '#domain/sellers/sellerWire'
import { mayStaff, type StaffRole } from '#domain/staff/staffRoles'
import { runStatement } from '../../engine/database/runStatement'
import { findSeller } from './findSeller'
import { wasNeverApproved } from './wasNeverApproved'

/** Notes shown of one seller, the newest. */
const NOTES_MAX = 100
/** Wines and orders of one seller, the newest. */
const NEWEST = 20

/**
 * One seller with the members, owners first, and what staff know: their notes, whether they were ever approved, and when the
 * producer was last reminded of the contract; the newest wines, and for who sees money the newest orders.
 *
 * @throws AppError not_found
 */
export async function findSellerForStaff(
  knex: Knex,
  sellerId: string,
  role: StaffRole,
): Promise<Seller> {
  const [seller, never_approved, members, notes, contract_reminded_at, products, orders] =
    await Promise.all([
      findSeller(knex, sellerId),
      wasNeverApproved(knex, sellerId),
      knex('seller_member')
        .where({ seller_id: sellerId })
        .whereNull('deleted_at')
        .orderByRaw(`role <> 'owner', created_at`)
        .select('id', 'name', 'email', 'cpf', 'role', 'photo') as Promise<
        NonNullable<Seller['members']>
      >,
      findNotes(knex, sellerId),
      lastReminder(knex, sellerId),
      newestOf<NonNullable<Seller['products']>[number]>(
        knex,
        'product',
        'id, title, status',
        sellerId,
      ),
      mayStaff(role, 'seeMoney')
        ? newestOf<OrderRow>(knex, 'order', 'id, display_id, status, created_at', sellerId)
        : [],
    ])
  return {
    ...seller,
    never_approved,
    members,
    notes,
    contract_reminded_at: contract_reminded_at?.toISOString() ?? null,
    products,
    orders: orders.map((order) => ({ ...order, created_at: order.created_at.toISOString() })),
  }
}

type OrderRow = Omit<NonNullable<Seller['orders']>[number], 'created_at'> & { created_at: Date }

const newestOf = <Row extends object>(
  knex: Knex,
  table: 'product' | 'order',
  columns: string,
  sellerId: string,
): Promise<Row[]> =>
  runStatement<Row>(
    knex,
    `select ${columns} from read_model."${table}" r where r.seller_id = $1
      order by r.created_at desc, r.id desc limit ${NEWEST}`,
    [sellerId],
  )

async function findNotes(knex: Knex, sellerId: string): Promise<NonNullable<Seller['notes']>> {
  const rows = await runStatement<{ id: string; text: string; author: string | null; at: Date }>(
    knex,
    `select n.id, n.text, n.created_at as at,
            coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as author
       from seller_note n left join "user" u on u.id = n.author_id
      where n.seller_id = $1 order by n.created_at desc, n.id desc limit ${NOTES_MAX}`,
    [sellerId],
  )
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}

/** When staff last reminded the producer of the contract; the audit trail knows. */
export async function lastReminder(knex: Knex, sellerId: string): Promise<Date | null> {
  const [row] = await runStatement<{ at: Date }>(
    knex,
    `select at from audit_entry where resource = 'seller' and resource_id = $1 and action = 'contract.reminder'
      order by at desc limit 1`,
    [sellerId],
  )
  return row?.at ?? null
}
