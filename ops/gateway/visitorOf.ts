import type { FastifyRequest } from 'fastify'
import type { Visitor } from './pageFor'

/** Reads from a request what decides the form of a page. */
export function visitorOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Visitor {
  const cookies = headers.cookie ?? ''
  const colours = /(?:^|;\s*)winex\.colorMode=(light|dark)(?:;|$)/.exec(cookies)?.[1]
  return {
    signedIn: /(?:^|;\s*)auth_token=[^;]/.test(cookies),
    colours: colours === 'light' || colours === 'dark' ? colours : 'system',
    hasQuery: url.includes('?'),
  }
}
