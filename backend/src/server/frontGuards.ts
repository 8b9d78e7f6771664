import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Express, NextFunction, Request, Response } from 'express'
import { join } from 'node:path'
import { accessNotice, canWrite } from '#domain/seller'
import { AppError } from '../errors/AppError'
import { presentError } from '../errors/presentError'
import { sendError } from '../errors/sendError'
import { rememberStaff, rememberVendor } from '../http/actors'
import { answerList } from '../read-models/answerList'
import { dropEngineValidators } from './dropEngineValidators'
import { loadStaff } from './loadStaff'
import { loadVendor } from './loadVendor'
import { isOwnRoute, readOwnRoutes } from './ownRoutes'
import { readToken } from './sessionToken'
import { isMissingStoreRecord } from './missingStoreRecord'
import { refusedStoreField } from './storeFields'
import { isStoreRoute } from './storeRoutes'

/** What `serve` still has to do once the engine is loaded. */
export interface FrontGuards {
  open: (container: MedusaContainer) => void
  useNotFound: () => void
}

const notFoundMessage = 'Rota não encontrada.'

/**
 * Stands before the engine. Of /admin, /vendor, /auth and /public only our own route files answer, of
 * /store only what consumers need; nothing else of the engine's API can be reached. /vendor and /admin
 * need a valid token of the right actor type.
 */
export function useFrontGuards(app: Express): FrontGuards {
  const routes = readOwnRoutes(join(process.cwd(), 'src/api'))
  let knex: Knex | null = null

  const guard = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!knex)
      throw new AppError('unavailable', 'O sistema está iniciando. Tente novamente em instantes.', {
        retryAfter: 2,
      })
    const { path, method } = request
    if (path === '/health') return next()
    if (path.startsWith('/store/')) {
      if (!isStoreRoute(method, path)) throw AppError.notFound(notFoundMessage)
      const refused = refusedStoreField(request.query.fields)
      if (refused) throw AppError.invalid(`O campo ${refused} não é público.`, { fields: refused })
      if (await isMissingStoreRecord(knex, path)) throw AppError.notFound()
      return next()
    }
    if (!isOwnRoute(routes, method, path)) throw AppError.notFound(notFoundMessage)
    if (path.startsWith('/vendor/')) await admitVendor(knex, request)
    else if (path.startsWith('/admin/')) await admitStaff(knex, request)
    response.setHeader('Cache-Control', 'no-store')
    if (!(await answerList(knex, request, response))) next()
  }

  app.use((request, response, next) => {
    guard(request, response, next).catch((error: unknown) => {
      if (presentError(error).status === 500) console.error(error)
      sendError(response, error)
    })
  })
  return {
    open: (container) => {
      dropEngineValidators(app, routes)
      knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    },
    useNotFound: () => {
      app.get('/health', (_request, response) => {
        response.json({ status: 'ok' })
      })
      app.use((_request, response) => sendError(response, AppError.notFound(notFoundMessage)))
    },
  }
}

async function admitVendor(knex: Knex, request: Request): Promise<void> {
  const token = readToken(request.headers.authorization)
  if (token?.actorType !== 'seller') throw AppError.unauthorized()
  const context = await loadVendor(knex, token)
  if (!context) throw AppError.unauthorized()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && !canWrite(context.seller.store_status)) {
    throw AppError.forbidden(
      accessNotice(context.seller.store_status)?.text ?? 'Ação não permitida.',
    )
  }
  rememberVendor(request, context)
}

async function admitStaff(knex: Knex, request: Request): Promise<void> {
  const token = readToken(request.headers.authorization)
  if (token?.actorType !== 'user') throw AppError.unauthorized()
  const context = await loadStaff(knex, token)
  if (!context) throw AppError.unauthorized()
  rememberStaff(request, context)
}
