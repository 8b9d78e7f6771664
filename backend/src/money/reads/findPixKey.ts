import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { maskPixKey, type PixKeyKind } from '#domain/money/pixKey'
import type { PixKeyResponse } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'

interface Row {
  kind: PixKeyKind
  key: string
  usable_at: Date
  usable: boolean
}

/** GET /vendor/pix-key: whole for an owner, masked for the rest of the team. */
export async function findPixKey(
  knex: Knex,
  sellerId: string,
  { whole }: { whole: boolean },
): Promise<PixKeyResponse> {
  const rows = await runStatement<Row>(
    knex,
    `select distinct on (usable_at <= now()) kind, key, usable_at, usable_at <= now() as usable
       from pix_key where seller_id = $1 order by usable_at <= now(), created_at desc, id desc`,
    [sellerId],
  )
  const present = (row: Row | undefined): PixKeyResponse['current'] =>
    row
      ? {
          kind: row.kind,
          masked: maskPixKey(row.kind, row.key),
          key: whole ? row.key : null,
          usable_at: row.usable_at.toISOString(),
        }
      : null
  return {
    current: present(rows.find(({ usable }) => usable)),
    waiting: present(rows.find(({ usable }) => !usable)),
    wait_hours: env.WINEX_PIX_KEY_HOURS,
  }
}
