import { z } from 'zod'
import { applicationRequest } from '#domain/applications/applicationWire'

/** A person needs longer than this for eight questions; a robot does not. In seconds. */
export const SECONDS_TO_FILL_MIN = 3

/**
 * One row as the landing page inserts it: the specification's columns, the accepted terms (R19), and what
 * tells a retry from a second application and a robot from a person.
 */
export const supplierRow = applicationRequest.extend({
  terms_version: z.string().trim().min(1).max(40),
  client_id: z.uuid(),
  /** The trap: invisible to people. */
  website: z.literal(''),
  /** Null when the page could not measure it (no JavaScript). */
  seconds_to_fill: z.number().min(SECONDS_TO_FILL_MIN).max(31_536_000).nullable(),
})
