import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../env'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts and decrypts the secrets of one purpose. */
export interface Sealer {
  /** @param owner whose secret it is: the seal opens for nobody else */
  seal: (secret: string, owner?: string) => string
  /** Throws when the seal was altered, belongs to another owner, or was made with another signing secret. */
  open: (sealed: string, owner?: string) => string
}

/** A key of its own for each purpose, derived from WINEX_SIGNING_SECRET: a copy of the database alone opens nothing. */
export function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env.WINEX_SIGNING_SECRET, '', purpose, 32))
}

export function sealer(purpose: string): Sealer {
  const key = deriveKey(purpose)
  return {
    seal(secret, owner = '') {
      const iv = randomBytes(ivBytes)
      const seal = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([seal.update(secret, 'utf8'), seal.final()])
      return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, owner = '') {
      const bytes = Buffer.from(sealed, 'base64url')
      const seal = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
      seal.setAAD(Buffer.from(owner))
      seal.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const body = bytes.subarray(ivBytes + tagBytes)
      return Buffer.concat([seal.update(body), seal.final()]).toString('utf8')
    },
  }
}
