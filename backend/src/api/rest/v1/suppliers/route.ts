import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestOrigin } from '../../../../http/requestOrigin'
import { insertRow } from './insertRow'
import { readPlainForm } from './plainForm'
import { duplicate, missingKey, permissionDenied, type PostgrestError } from './postgrestError'

/**
 * What the landing page shows by its address alone, seen from this route: the gateway puts its own prefix before an
 * absolute path, but leaves a relative one alone.
 */
const CONFIRMATION = '../../../#candidatura-enviada'
const REFUSAL = '../../../#candidatura-recusada'

/**
 * POST /rest/v1/suppliers: one application (spec §7), as a PostgREST host takes it (JSON from the database
 * client), or as a plain HTML form posts it: then the answer is the way back to the page.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  if (request.is('application/x-www-form-urlencoded')) return postForm(request, response)
  if (!request.headers.apikey) return sendError(response, missingKey)
  const answer = await insertRow(request.scope, request.body, requestOrigin(request).ipAddress)
  if (!answer.ok) {
    if (answer.retryAfterSeconds)
      response.setHeader('Retry-After', String(answer.retryAfterSeconds))
    return sendError(response, answer.error)
  }
  // `return=minimal`: the client gets no row back, as nobody may read the table.
  response.status(201).end()
}

const refuse = (_request: MedusaRequest, response: MedusaResponse): void => {
  sendError(response, permissionDenied)
}

export const GET = refuse
export const PUT = refuse
export const PATCH = refuse
export const DELETE = refuse

/** A refused visitor steps back to the filled form, which the browser has kept. */
async function postForm(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const row = readPlainForm(request.body)
  if (!row) return response.redirect(303, REFUSAL)
  const answer = await insertRow(request.scope, row, requestOrigin(request).ipAddress)
  // The same answers twice are a second click: the first row stands.
  const kept = answer.ok || answer.error.status === duplicate.status
  response.redirect(303, kept ? CONFIRMATION : REFUSAL)
}

function sendError(response: MedusaResponse, { status, body }: PostgrestError): void {
  response.status(status).json(body)
}
