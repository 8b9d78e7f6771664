import { createHash, randomBytes } from 'node:crypto'

/** A token for a link in a mail: 256 random bits. Only its hash is kept (R18). */
export function makeLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashLinkToken(token) }
}

/** A random token needs no slow hash: nobody can try 2^256 of them. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
