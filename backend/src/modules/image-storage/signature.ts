import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedUpload } from './fileStorage'

/** HMAC-SHA256 over everything that the address permits: seller, key, type, length and time. */
export function signUpload(secret: string, upload: SignedUpload): string {
  const permitted = [
    'PUT',
    upload.id,
    upload.sellerId,
    upload.key,
    upload.contentType,
    upload.size ?? '',
    upload.expiresAt.getTime(),
  ]
  return createHmac('sha256', secret).update(permitted.join('\n')).digest('base64url')
}

export function isSignedBy(secret: string, upload: SignedUpload, signature: string): boolean {
  const right = Buffer.from(signUpload(secret, upload))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
