import { Secret, TOTP } from 'otpauth'
import { sql } from './world'

export interface Authenticator {
  /** The code shown now, or `periods` half minutes later. */
  code: (periods?: number) => string
}

/** An authenticator app that has been given this secret, as base32 or as the address of a QR code. */
export function authenticator(secret: string): Authenticator {
  const base32 = secret.startsWith('otpauth://')
    ? (new URL(secret).searchParams.get('secret') ?? '')
    : secret
  const totp = new TOTP({ secret: Secret.fromBase32(base32), digits: 6, period: 30 })
  return { code: (periods = 0) => totp.generate({ timestamp: Date.now() + periods * 30_000 }) }
}

/** Lets time pass for a person's app: the code that was used is old by now. */
export const forgetUsedCode = (email: string): Promise<unknown> =>
  sql(
    `update second_factor set last_period = null where auth_identity_id in
       (select auth_identity_id from provider_identity where entity_id = $1)`,
    [email],
  )
