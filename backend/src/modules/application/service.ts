import { createHash } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { InferTypeOf } from '@medusajs/framework/types'
import { generateEntityId, MedusaService } from '@medusajs/framework/utils'
import { type InsertOutcome, SENDER_ROWS_MAX, SENDER_WINDOW_SECONDS } from './insertOutcome'
import { SupplierApplication } from './models/supplierApplication'

type Row = InferTypeOf<typeof SupplierApplication>

/** The producer's own answers, in the columns of spec §3. */
export type ApplicationAnswers = Pick<
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

export type ApplicationInsert = ApplicationAnswers & {
  terms_version: string
  client_id: string
  sender_hash: string | null
}

/** The part of the engine's entity manager that raw statements need. */
type SqlManager = {
  execute<T = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<T[]>
  transactional<T>(work: (manager: SqlManager) => Promise<T>): Promise<T>
  getTransactionContext<T>(): T | undefined
}

const INSERT = `
  insert into suppliers
    (id, brand, responsible_name, responsible_email, city, founding_year, instagram, stock_quantity,
     how_found_winex, terms_version, terms_accepted_at, client_id, fingerprint, sender_hash)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now(), ?, ?, ?)
  on conflict do nothing
  returning id`

const ALLOWANCE = `
  select count(*)::int as used,
         ceil(extract(epoch from min(created_at) + make_interval(secs => ?) - now()))::int as retry_after
  from suppliers
  where sender_hash = ? and created_at > now() - make_interval(secs => ?) and deleted_at is null`

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
    return this.manager.transactional(async (transaction) => {
      if (application.sender_hash) {
        await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
          `suppliers:${application.sender_hash}`,
        ])
      }
      const known = await transaction.execute(
        'select 1 from suppliers where (client_id = ? or fingerprint = ?) and deleted_at is null limit 1',
        [application.client_id, fingerprint],
      )
      if (known.length > 0) return { kind: 'duplicate' }

      if (application.sender_hash) {
        const [allowance] = await transaction.execute<{ used: number; retry_after: number | null }>(
          ALLOWANCE,
          [SENDER_WINDOW_SECONDS, application.sender_hash, SENDER_WINDOW_SECONDS],
        )
        if (allowance && allowance.used >= SENDER_ROWS_MAX) {
          return { kind: 'limited', retryAfterSeconds: Math.max(1, allowance.retry_after ?? 1) }
        }
      }

      const [row] = await transaction.execute<{ id: string }>(INSERT, [
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
      const connection = transaction.getTransactionContext<Knex>()
      if (!connection) throw new Error('No transaction')
      await onCreated(row.id, connection)
      return { kind: 'created', id: row.id }
    })
  }
}

function fingerprintOf(answers: ApplicationAnswers): string {
  const canonical = [
    answers.brand,
    answers.responsible_name,
    answers.responsible_email,
    answers.city,
    answers.founding_year,
    answers.instagram,
    answers.stock_quantity,
    answers.how_found_winex,
  ].map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}
