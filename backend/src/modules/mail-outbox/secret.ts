import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../env'

/** Stands in a mail's text and HTML where its secret goes, a token in a link for instance. */
export const MAIL_SECRET = '__SEGREDO__'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const key = Buffer.from(hkdfSync('sha256', env.WINEX_SIGNING_SECRET, '', 'winex mail secret', 32))

/** Encrypts a secret, so that whoever reads the queue or a copy of the database cannot use it (R18). */
export function sealSecret(secret: string): string {
  const iv = randomBytes(ivBytes)
  const seal = createCipheriv(cipher, key, iv)
  const body = Buffer.concat([seal.update(secret, 'utf8'), seal.final()])
  return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url')
}

/** The secret again. Throws when the seal was altered or made with another signing secret. */
export function openSecret(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const seal = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
  seal.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([seal.update(bytes.subarray(ivBytes + tagBytes)), seal.final()]).toString(
    'utf8',
  )
}
