import { createHash } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { InferTypeOf } from '@medusajs/framework/types'
import { generateEntityId, MedusaService } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { type InsertOutcome, SENDER_ROWS_MAX, SENDER_WINDOW_SECONDS } from './insertOutcome'
import { SupplierApplication } from './models/supplierApplication'

type Row = InferTypeOf<typeof SupplierApplication>

/** The producer's own answers, in the columns of spec §3. */
export type ApplicationFields = Pick<
  Row,
  | 'brand'
  | 'responsible_name'
  | 'responsible_email'
  | 'city'
  | 'founding_year'
  | 'instagram'
  | 'stock_quantity'
  | 'how_found_winex'
>

export type ApplicationInsert = ApplicationFields & {
  terms_version: string
  client_id: string
  sender_hash: string | null
}

/** The part of the engine's entity manager that opens a transaction. */
type SqlManager = {
  transactional<T>(work: (manager: SqlManager) => Promise<T>): Promise<T>
  getTransactionContext<T>(): T | undefined
}

const INSERT = `
  insert into suppliers
    (id, brand, responsible_name, responsible_email, city, founding_year, instagram, stock_quantity,
     how_found_winex, terms_version, terms_accepted_at, client_id, fingerprint, sender_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), $11, $12, $13)
  on conflict do nothing
  returning id`

const ALLOWANCE = `
  select count(*)::int as used,
         ceil(extract(epoch from min(created_at) + make_interval(secs => $1) - now()))::int as retry_after
  from suppliers
  where sender_hash = $2 and created_at > now() - make_interval(secs => $1) and deleted_at is null`

/**
 * Applications of producers (spec §3, §7): kept once, whatever the network does.
 * Reading and the staff's changes use the generated methods (`listSupplierApplications`, …).
 */
export class ApplicationService extends MedusaService({ SupplierApplication }) {
  private readonly manager: SqlManager

  constructor(container: { manager: SqlManager }) {
    // The generated base class reads the container from the arguments.
    super(container as never)
    this.manager = container.manager
  }

  /**
   * Adds one application. Senders are counted under a lock of the database, so that parallel posts, also
   * over several engines, never pass the allowance together.
   *
   * @param onCreated runs in the same transaction when a row was added
   */
  async insertApplication(
    application: ApplicationInsert,
    onCreated: (id: string, transaction: Knex) => Promise<void>,
  ): Promise<InsertOutcome> {
    const fingerprint = fingerprintOf(application)
    return this.manager.transactional(async (manager) => {
      const transaction = manager.getTransactionContext<Knex>()
      if (!transaction) throw new Error('No transaction')
      if (application.sender_hash) {
        await runStatement(transaction, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `suppliers:${application.sender_hash}`,
        ])
      }
      const known = await runStatement(
        transaction,
        'select 1 from suppliers where (client_id = $1 or fingerprint = $2) and deleted_at is null limit 1',
        [application.client_id, fingerprint],
      )
      if (known.length > 0) return { kind: 'duplicate' }

      if (application.sender_hash) {
        const [allowance] = await runStatement<{ used: number; retry_after: number | null }>(
          transaction,
          ALLOWANCE,
          [SENDER_WINDOW_SECONDS, application.sender_hash],
        )
        if (allowance && allowance.used >= SENDER_ROWS_MAX) {
          return { kind: 'limited', retryAfterSeconds: Math.max(1, allowance.retry_after ?? 1) }
        }
      }

      const [row] = await runStatement<{ id: string }>(transaction, INSERT, [
        generateEntityId(undefined, 'sapp'),
        application.brand,
        application.responsible_name,
        application.responsible_email,
        application.city,
        application.founding_year,
        application.instagram,
        application.stock_quantity,
        application.how_found_winex,
        application.terms_version,
        application.client_id,
        fingerprint,
        application.sender_hash,
      ])
      if (!row) return { kind: 'duplicate' }
      await onCreated(row.id, transaction)
      return { kind: 'created', id: row.id }
    })
  }
}

function fingerprintOf(fields: ApplicationFields): string {
  const canonical = [
    fields.brand,
    fields.responsible_name,
    fields.responsible_email,
    fields.city,
    fields.founding_year,
    fields.instagram,
    fields.stock_quantity,
    fields.how_found_winex,
  ].map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}
