import { createHash } from 'node:crypto'

/** What tells a request from another one; of a parsed request, whose fields are in the schema's order. */
export const hashRequest = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')
