import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { Pool } from 'pg'
import { globalRegistry } from 'zod'
import { duePayoutListQuery, sellerPayoutListQuery } from '#domain/money/payoutWire'
import { adminProductListQuery, sellerProductListQuery } from '#domain/wines/productWire'
import { adminOrderListQuery } from '#domain/orders/adminOrderWire'
import { sellerOrderListQuery } from '#domain/orders/orderWire'
import { quickSearchQuery } from '#domain/home/quickSearchWire'
import { sellerListQuery } from '#domain/sellers/sellerWire'
import { checkout } from '../../ops/base/checkout'
import { BUSY_SELLER, MEMBER, STAFF } from './benchData'
import type { RecordedStatement } from './floorServer'

/** The bench's tokens are those of the version before: they name no session. */
const NO_SESSION = 'sess_bench'

/** The engine's own look-up of who calls, in one statement; kept in step by the count of pg_stat_statements. */
const AUTH: Record<'staff' | 'vendor', RecordedStatement> = {
  staff: {
    text: `select u.id, u.email, t.set_at, f.not_before, w.* from "user" u
      join auth_identity a on a.id = $1 and a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
      left join second_factor t on t.auth_identity_id = a.id
      left join session_floor f on f.auth_identity_id = a.id
      left join sign_in_session w on w.id = $3 and w.auth_identity_id = a.id where u.id = $2 and u.deleted_at is null`,
    values: [STAFF.identityId, STAFF.userId, NO_SESSION],
  },
  vendor: {
    text: `select m.*, s.name as seller_name, s.handle, s.store_status, s.contract_signed, f.not_before, w.* from seller_member m
      join seller s on s.id = m.seller_id and s.deleted_at is null
      left join session_floor f on f.auth_identity_id = m.auth_identity_id
      left join sign_in_session w on w.id = $3 and w.auth_identity_id = m.auth_identity_id
     where m.id = $1 and m.auth_identity_id = $2 and m.deleted_at is null`,
    values: [MEMBER.memberId, MEMBER.identityId, NO_SESSION],
  },
}

/** Runs each list once, as its route does, and writes down the SQL with its parameters. */
export async function recordStatements(
  databaseUrl: string,
  paths: readonly string[],
): Promise<Map<string, RecordedStatement[]>> {
  // The built engine brings the domain a second time, and a name may be registered once.
  globalRegistry.clear()
  const pool = new Pool({ connectionString: databaseUrl })
  const recorded = new Map<string, RecordedStatement[]>()
  try {
    for (const path of paths) {
      const statements = [AUTH[path.startsWith('/vendor') ? 'vendor' : 'staff']]
      const connection = {
        // Without the name under which the engine prepares it: the floor knows nothing but the SQL.
        query: ({ text, values }: RecordedStatement) => {
          statements.push({ text, values })
          return pool.query(text, values)
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
  // The engine's build, not its sources: the backend is CommonJS, and this is what the engine runs.
  const load = createRequire(join(checkout.backendBuild, 'package.json'))
  switch (url.pathname) {
    case '/admin/products': {
      const { listAdminProducts } = load(
        './src/wines/reads/listAdminProducts.js',
      ) as typeof import('../../backend/src/wines/reads/listAdminProducts')
      await listAdminProducts(knex, adminProductListQuery.parse(query))
      return
    }
    case '/admin/orders': {
      const { listAdminOrders } = load(
        './src/orders/reads/listAdminOrders.js',
      ) as typeof import('../../backend/src/orders/reads/listAdminOrders')
      await listAdminOrders(knex, adminOrderListQuery.parse(query))
      return
    }
    case '/admin/home': {
      const { readAdminHome } = load(
        './src/home/reads/readAdminHome.js',
      ) as typeof import('../../backend/src/home/reads/readAdminHome')
      await readAdminHome(knex, 'administration', new Date())
      return
    }
    case '/vendor/today': {
      const { readToday } = load(
        './src/home/reads/readToday.js',
      ) as typeof import('../../backend/src/home/reads/readToday')
      await readToday(knex, BUSY_SELLER)
      return
    }
    case '/admin/sellers': {
      const { listSellers } = load(
        './src/sellers/reads/listSellers.js',
      ) as typeof import('../../backend/src/sellers/reads/listSellers')
      await listSellers(knex, sellerListQuery.parse(query))
      return
    }
    case '/vendor/products': {
      const { listSellerProducts } = load(
        './src/wines/reads/listSellerProducts.js',
      ) as typeof import('../../backend/src/wines/reads/listSellerProducts')
      await listSellerProducts(knex, BUSY_SELLER, sellerProductListQuery.parse(query))
      return
    }
    case '/admin/search':
    case '/vendor/search': {
      const { searchForSeller, searchForStaff } = load(
        './src/home/reads/quickSearch.js',
      ) as typeof import('../../backend/src/home/reads/quickSearch')
      const { q } = quickSearchQuery.parse(query)
      await (url.pathname === '/admin/search'
        ? searchForStaff(knex, 'read_only', q)
        : searchForSeller(knex, BUSY_SELLER, q))
      return
    }
    case '/vendor/payouts': {
      const { listOwnPayouts } = load(
        './src/money/reads/listPayouts.js',
      ) as typeof import('../../backend/src/money/reads/listPayouts')
      await listOwnPayouts(knex, BUSY_SELLER, sellerPayoutListQuery.parse(query))
      return
    }
    case '/vendor/payouts/summary': {
      const { payoutSummary } = load(
        './src/money/reads/payoutSummary.js',
      ) as typeof import('../../backend/src/money/reads/payoutSummary')
      await payoutSummary(knex, BUSY_SELLER)
      return
    }
    case '/admin/payouts/due': {
      const { listDuePayouts } = load(
        './src/money/reads/listDuePayouts.js',
      ) as typeof import('../../backend/src/money/reads/listDuePayouts')
      await listDuePayouts(knex, duePayoutListQuery.parse(query))
      return
    }
    default: {
      const { listOrders } = load(
        './src/orders/reads/listOrders.js',
      ) as typeof import('../../backend/src/orders/reads/listOrders')
      await listOrders(knex, BUSY_SELLER, sellerOrderListQuery.parse(query))
    }
  }
}
