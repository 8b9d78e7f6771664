import { defineMiddlewares } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { NextFunction, Request, Response } from 'express'
import { AppError } from '../errors/AppError'
import { presentError } from '../errors/presentError'
import { sendError } from '../errors/sendError'
import { onlyKnownCarts } from '../http/onlyKnownCarts'
import { onlyOpenOffers } from '../http/onlyOpenOffers'

/**
 * The error handler, and what the engine's own store routes must not show. Who may call what is decided
 * before the engine, by `#domain/routes`.
 */
export default defineMiddlewares({
  routes: [
    {
      matcher: '/store/carts/:id/line-items/:line_id',
      method: ['DELETE'],
      middlewares: [onlyKnownCarts],
    },
    { matcher: '/store/products', method: ['GET'], middlewares: [onlyOpenOffers('id')] },
    { matcher: '/store/products/:id', method: ['GET'], middlewares: [onlyOpenOffers('id')] },
    {
      matcher: '/store/product-variants',
      method: ['GET'],
      middlewares: [onlyOpenOffers('product_id')],
    },
    {
      matcher: '/store/product-variants/:id',
      method: ['GET'],
      middlewares: [onlyOpenOffers('product_id')],
    },
  ],
  errorHandler: (error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const isStore = request.path.startsWith('/store')
    if (!(error instanceof AppError) && presentError(error, isStore).status >= 500) {
      const scope = (
        request as unknown as {
          scope?: { resolve: (key: string) => { error: (e: unknown) => void } }
        }
      ).scope
      const logger = scope?.resolve(ContainerRegistrationKeys.LOGGER) ?? console
      logger.error(error)
    }
    sendError(response, error, isStore)
  },
})
