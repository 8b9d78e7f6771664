import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { world } from './world'

export type Claims = Record<string, unknown>

/** A token signed with the installation's own key: only what it says can be wrong with it. */
export function signToken(claims: Claims, algorithm: 'HS256' | 'HS512' = 'HS256'): string {
  const { jwt } = JSON.parse(readFileSync(join(world.dataDir, 'secrets.json'), 'utf8')) as {
    jwt: string
  }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}`
  const hash = algorithm === 'HS256' ? 'sha256' : 'sha512'
  return `${body}.${createHmac(hash, jwt).update(body).digest('base64url')}`
}

/** What a token says. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

/** The token that the version before, which had no sessions, would have issued in this one's place. */
export function oldTokenOf(token: string): string {
  const { sid: _sid, ...claims } = claimsOf(token)
  return signToken(claims)
}
