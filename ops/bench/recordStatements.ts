import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { Pool } from 'pg'
import { adminProductListQuery, vendorProductListQuery } from '#domain/wire/product'
import { vendorOrderListQuery } from '#domain/wire/order'
import { sellerListQuery } from '#domain/wire/seller'
import { listAdminProducts } from '../../backend/src/read-models/listAdminProducts'
import { listOrders } from '../../backend/src/read-models/listOrders'
import { listSellers } from '../../backend/src/read-models/listSellers'
import { listVendorProducts } from '../../backend/src/read-models/listVendorProducts'
import { BUSY_SELLER, MEMBER, STAFF } from './benchData'
import type { RecordedStatement } from './floorServer'

/** The engine's own look-up of who calls, in one statement; kept in step by the count of pg_stat_statements. */
const AUTH: Record<'staff' | 'vendor', RecordedStatement> = {
  staff: {
    text: `select u.id, u.email, f.not_before from "user" u
      join auth_identity a on a.id = $1 and a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
      left join session_floor f on f.auth_identity_id = a.id where u.id = $2 and u.deleted_at is null`,
    values: [STAFF.identityId, STAFF.userId],
  },
  vendor: {
    text: `select m.*, s.name as seller_name, s.handle, s.store_status, s.contract_signed, f.not_before from seller_member m
      join seller s on s.id = m.seller_id and s.deleted_at is null
      left join session_floor f on f.auth_identity_id = m.auth_identity_id
     where m.id = $1 and m.auth_identity_id = $2 and m.deleted_at is null`,
    values: [MEMBER.memberId, MEMBER.identityId],
  },
}

/** Runs each list once, as its route does, and writes down the SQL with its parameters. */
export async function recordStatements(
  databaseUrl: string,
  paths: readonly string[],
): Promise<Map<string, RecordedStatement[]>> {
  const pool = new Pool({ connectionString: databaseUrl })
  const recorded = new Map<string, RecordedStatement[]>()
  try {
    for (const path of paths) {
      const statements = [AUTH[path.startsWith('/vendor') ? 'vendor' : 'staff']]
      const connection = {
        query: (statement: RecordedStatement) => {
          statements.push(statement)
          return pool.query(statement)
        },
      }
      const client = {
        acquireConnection: () => Promise.resolve(connection),
        releaseConnection: () => Promise.resolve(),
      }
      await runList({ client } as unknown as Knex, path)
      recorded.set(path, statements)
    }
  } finally {
    await pool.end()
  }
  return recorded
}

async function runList(knex: Knex, path: string): Promise<void> {
  const url = new URL(path, 'http://floor')
  const query = Object.fromEntries(url.searchParams)
  if (url.pathname === '/admin/products')
    await listAdminProducts(knex, adminProductListQuery.parse(query))
  else if (url.pathname === '/admin/sellers') await listSellers(knex, sellerListQuery.parse(query))
  else if (url.pathname === '/vendor/products')
    await listVendorProducts(knex, BUSY_SELLER, vendorProductListQuery.parse(query))
  else await listOrders(knex, BUSY_SELLER, vendorOrderListQuery.parse(query))
}
