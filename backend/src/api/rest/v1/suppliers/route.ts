import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestOrigin } from '../../../../http/requestOrigin'
import { insertRow, type InsertAnswer } from './insertRow'
import { readPlainForm } from './plainForm'
import { plainFormPage } from './plainFormPage'
import { missingKey, permissionDenied, type PostgrestError } from './postgrestError'

/** The page's confirmation, shown by its address alone. */
const CONFIRMATION = '/#candidatura-enviada'

/**
 * POST /rest/v1/suppliers: one application (spec §7), as a PostgREST host takes it (JSON from the database
 * client), or as a plain HTML form posts it, answered by a page.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  if (request.is('application/x-www-form-urlencoded')) return postForm(request, response)
  if (!request.headers.apikey) return sendError(response, missingKey)
  const answer = await insertRow(request.scope, request.body, requestOrigin(request).ipAddress)
  if (!answer.ok) {
    setRetryAfter(response, answer)
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

async function postForm(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { answers, problems, row } = readPlainForm(request.body)
  const messages = Object.values(problems)
  if (messages.length > 0) return sendPage(response, 400, plainFormPage(answers, messages))
  let answer: InsertAnswer
  try {
    answer = await insertRow(request.scope, row, requestOrigin(request).ipAddress)
  } catch {
    return sendPage(response, 500, plainFormPage(answers, ['Erro inesperado. Tente novamente.']))
  }
  // The same answers twice are a second click: the first row stands.
  if (answer.ok || answer.error.status === 409) return response.redirect(303, CONFIRMATION)
  setRetryAfter(response, answer)
  const { hint } = answer.error.body
  const refusal = ['Erro ao submeter candidatura. Tente novamente.', ...(hint ? [hint] : [])]
  sendPage(response, answer.error.status, plainFormPage(answers, refusal))
}

function sendError(response: MedusaResponse, { status, body }: PostgrestError): void {
  response.status(status).json(body)
}

function sendPage(response: MedusaResponse, status: number, html: string): void {
  response.status(status).type('html').send(html)
}

function setRetryAfter(response: MedusaResponse, answer: Extract<InsertAnswer, { ok: false }>): void {
  if (answer.retryAfterSeconds) response.setHeader('Retry-After', String(answer.retryAfterSeconds))
}
