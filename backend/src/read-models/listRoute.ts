import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../errors/AppError'
import { answerList } from './answerList'

/** The GET of a list's route file: the way of a list when the guards did not answer it already. */
export async function listRoute(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await answerList(knex, request, response))) throw AppError.notFound()
}
