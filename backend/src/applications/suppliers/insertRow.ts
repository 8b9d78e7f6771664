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
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import { applicationRequest } from '#domain/applications/applicationWire'

/** A person needs longer than this for eight questions; a robot does not. In seconds. */
const SECONDS_TO_FILL_MIN = 3

/**
 * One row as the landing page inserts it: the specification's columns, the accepted terms (R19), and what
 * tells a retry from a second application and a robot from a person.
 */
const supplierRow = applicationRequest.extend({
  terms_version: z.string().trim().min(1).max(40),
  client_id: z.uuid(),
  /** The trap: invisible to people. */
  website: z.literal(''),
  /** Null when the page could not measure it (no JavaScript). */
  seconds_to_fill: z.number().min(SECONDS_TO_FILL_MIN).max(31_536_000).nullable(),
})

/** Requests of one sender per minute, good or bad, before the database is even asked. */
const limiter = new RateLimiterMemory({ points: 1200, duration: 60 })

/**
 * @param sender the address's key
 * @returns seconds to wait, or null when the request may pass
 */
async function senderFlood(sender: string): Promise<number | null> {
  try {
    await limiter.consume(sender)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

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
