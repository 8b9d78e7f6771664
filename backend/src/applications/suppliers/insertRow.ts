import type { MedusaContainer } from '@medusajs/framework/types'
import { addressKey } from '#domain/account/network'
import { foundingYearProblem } from '#domain/applications/applicationForm'
import { parseRequest } from '#domain/wire/parseRequest'
import { submitApplication } from '../writes/submit-application'
import { thisYear } from './plainForm'
import {
  checkViolation,
  duplicate,
  policyViolation,
  tooManyRows,
  type PostgrestError,
} from './postgrestError'
import { senderFlood } from './senderFlood'
import { SECONDS_TO_FILL_MIN, supplierRow } from './supplierRow'

export type InsertAnswer =
  | { ok: true }
  | { ok: false; error: PostgrestError; retryAfterSeconds?: number }

/** Validates one row again, whatever the page has checked, and inserts it. */
export async function insertRow(
  container: MedusaContainer,
  input: unknown,
  ipAddress: string,
): Promise<InsertAnswer> {
  const sender = addressKey(ipAddress)
  const wait = await senderFlood(sender)
  if (wait !== null) return { ok: false, error: tooManyRows, retryAfterSeconds: wait }

  // Database clients send an object, or an array of rows; this table takes one row per request.
  const row: unknown = Array.isArray(input) && input.length === 1 ? input[0] : input
  if (looksAutomatic(row)) return { ok: false, error: policyViolation }
  const parsed = parseRequest(supplierRow, row)
  if (!parsed.ok) return { ok: false, error: checkViolation(parsed.reason) }
  const { founding_year: year } = parsed.payload
  const yearProblem = year === null ? null : foundingYearProblem(year, thisYear())
  if (yearProblem) return { ok: false, error: checkViolation({ founding_year: yearProblem }) }

  const {
    client_id,
    terms_version,
    website: _trap,
    seconds_to_fill: _haste,
    ...fields
  } = parsed.payload
  const outcome = await submitApplication(container, {
    fields,
    termsVersion: terms_version,
    clientId: client_id,
    sender,
  })
  switch (outcome.kind) {
    case 'created':
      return { ok: true }
    case 'duplicate':
      return { ok: false, error: duplicate }
    case 'limited':
      return { ok: false, error: tooManyRows, retryAfterSeconds: outcome.retryAfterSeconds }
  }
}

/** A filled trap, or a form filled faster than anyone types. Everything else is for the schema to judge. */
function looksAutomatic(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const { website, seconds_to_fill: seconds } = row as Record<string, unknown>
  return (
    (typeof website === 'string' && website !== '') ||
    (typeof seconds === 'number' && seconds < SECONDS_TO_FILL_MIN)
  )
}
