import type { MedusaContainer } from '@medusajs/framework/types'
import type { Express, Request, Response } from 'express'
import { SpanKind, SpanStatusCode, trace } from '@medusajs/framework/opentelemetry/api'
import { AppError } from '../errors/AppError'
import { logError } from '../errors/logError'
import { presentError } from '../errors/presentError'
import { answerRequest } from './answerRequest'
import type { Handlers } from './handlers'

/** One answer, for what counts them. */
export interface AnswerSeen {
  method: string
  /** As it is declared (`GET /vendor/orders/:id`); 'none' for what is not. */
  route: string
  status: number
  seconds: number
}

/** What `serve` still has to do once the engine is loaded. */
export interface FrontDoor {
  open: (container: MedusaContainer) => void
}

/**
 * Runs before the engine: a request reaches a handler of ours when `#domain/routes/index` declares it, and none of the
 * engine's ever. Until the door is open every request is told to come back.
 */
export function useFrontDoor(
  app: Express,
  handlers: Handlers,
  seen: (answer: AnswerSeen) => void,
): FrontDoor {
  let container: MedusaContainer | null = null

  const answer = async (request: Request, response: Response): Promise<void> => {
    if (!container)
      throw new AppError('unavailable', 'O sistema está iniciando. Tente novamente em instantes.', {
        retryAfter: 2,
      })
    await answerRequest(handlers, container, request, response)
  }

  app.use((request, response) => {
    const started = performance.now()
    const id = requestId(request)
    const traced = traceRequest(id, () => {
      answer(request, response).catch((error: unknown) => {
        if (!(error instanceof AppError) && presentError(error).status >= 500)
          logError('request', error, { request: id, route: routeOf(response) })
        sendError(response, error)
      })
    })
    response.once('close', () => {
      const { method } = request
      const seconds = (performance.now() - started) / 1000
      const ended = { method, route: routeOf(response), status: response.statusCode, seconds }
      seen(ended)
      traced(ended)
    })
  })
  return {
    open: (loaded) => {
      container = loaded
    },
  }
}

const routeOf = ({ locals }: Response): string => (locals.route as string | undefined) ?? 'none'

/** The gateway's number of the request, which people see beside an error. */
const requestId = ({ headers }: Request): string | undefined =>
  /^[0-9a-f]{12}$/.exec(String(headers['x-request-id']))?.[0]

/** Writes an error as the answer, in the one shape that all clients know. */
function sendError(response: Response, error: unknown): void {
  const { status, body, retryAfter, challenge } = presentError(error)
  if (response.headersSent) {
    response.end()
    return
  }
  if (retryAfter !== undefined)
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
  if (challenge) response.setHeader('WWW-Authenticate', challenge)
  response.status(status).json(body)
}

const tracer = trace.getTracer('winex')

/**
 * Runs `work` inside the request's span, so that its statements belong to it. Costs next to nothing while nobody traces
 * (server/startTracing).
 * @param requestId the gateway's number of the request, which people see beside an error
 * @returns ends the span, with the declared route as its name
 */
function traceRequest(
  requestId: string | undefined,
  work: () => void,
): (answer: AnswerSeen) => void {
  return tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, (span) => {
    work()
    return ({ method, route, status }: AnswerSeen) => {
      span.updateName(route === 'none' ? method : route)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        ...(requestId ? { 'winex.request_id': requestId } : {}),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
}
