import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Application } from '#domain/applications/applicationWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import {
  APPLICATION_COLUMNS,
  APPLICATION_JOINS,
  presentApplication,
  type ApplicationRow,
} from './applicationRow'

const STATEMENT = `
  select ${APPLICATION_COLUMNS} from suppliers a ${APPLICATION_JOINS}
   where a.id = $1 and a.deleted_at is null`

/**
 * One application.
 *
 * @throws AppError not_found
 */
export async function findApplication(connection: Knex, id: string): Promise<Application> {
  const [row] = await runStatement<ApplicationRow>(connection, STATEMENT, [id])
  if (!row) throw AppError.notFound('Candidatura não encontrada.')
  return presentApplication(row)
}
