import type { Response } from 'express'
import type { Call, Handlers } from '../../engine/http/handlers'
import { insertRow } from './insertRow'
import { readPlainForm } from './plainForm'
import { duplicate, missingKey, permissionDenied, type PostgrestError } from './postgrestError'

/**
 * What the landing page shows by its address alone, seen from this route: the gateway puts its own prefix before an
 * absolute path, but leaves a relative one alone.
 */
const CONFIRMATION = '../../../#candidatura-enviada'
const REFUSAL = '../../../#candidatura-recusada'

const refuse = ({ response }: Call<'GET /rest/v1/suppliers'>): never =>
  sendError(response, permissionDenied) as never

export const supplierHandlers = {
  /**
   * One application (spec §7), as a PostgREST host takes it (JSON from the database client), or as a plain HTML form
   * posts it: then the answer is the way back to the page.
   */
  'POST /rest/v1/suppliers': async (call) => {
    const { container, request, response, body, origin } = call
    if (request.is('application/x-www-form-urlencoded')) return postForm(call)
    if (!request.headers.apikey) return sendError(response, missingKey)
    const answer = await insertRow(container, body, origin.ipAddress)
    if (answer.ok) return
    if (answer.retryAfterSeconds)
      response.setHeader('Retry-After', String(answer.retryAfterSeconds))
    sendError(response, answer.error)
  },
  'GET /rest/v1/suppliers': refuse,
  'PUT /rest/v1/suppliers': refuse,
  'PATCH /rest/v1/suppliers': refuse,
  'DELETE /rest/v1/suppliers': refuse,
} satisfies Partial<Handlers>

/** A refused visitor steps back to the filled form, which the browser has kept. */
async function postForm({
  container,
  body,
  origin,
  response,
}: Call<'POST /rest/v1/suppliers'>): Promise<void> {
  const row = readPlainForm(body)
  if (!row) return response.redirect(303, REFUSAL)
  const answer = await insertRow(container, row, origin.ipAddress)
  // The same answers twice are a second click: the first row is kept.
  const kept = answer.ok || answer.error.status === duplicate.status
  response.redirect(303, kept ? CONFIRMATION : REFUSAL)
}

function sendError(response: Response, { status, body }: PostgrestError): void {
  response.status(status).json(body)
}
