import type { MedusaContainer } from '@medusajs/framework/types'
import type { Express, Request, Response } from 'express'
import { AppError } from '../errors/AppError'
import { presentError } from '../errors/presentError'
import { sendError } from './sendError'
import { answerHealth } from './answerHealth'
import { answerRequest } from './answerRequest'
import type { Handlers } from './handlers'

/** What `serve` still has to do once the engine is loaded. */
export interface FrontDoor {
  open: (container: MedusaContainer) => void
}

/**
 * Stands before the engine: a request reaches a handler of ours when `#domain/routes` declares it, and none of the
 * engine's ever. Until the door is open every request is told to come back.
 */
export function useFrontDoor(app: Express, handlers: Handlers): FrontDoor {
  let container: MedusaContainer | null = null

  const answer = async (request: Request, response: Response): Promise<void> => {
    if (!container)
      throw new AppError('unavailable', 'O sistema está iniciando. Tente novamente em instantes.', {
        retryAfter: 2,
      })
    await answerRequest(handlers, container, request, response)
  }

  answerHealth(app, () => container)
  app.use((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof AppError) && presentError(error).status >= 500) console.error(error)
      sendError(response, error)
    })
  })
  return {
    open: (loaded) => {
      container = loaded
    },
  }
}
