import { Secret, TOTP } from 'otpauth'
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS, TOTP_WINDOW } from '#domain/limits'

const secretBytes = 20

/** A new secret for an authenticator app: 160 random bits, as base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'winex',
    label: email,
    secret: Secret.fromBase32(secret),
    // What every authenticator app understands (RFC 6238).
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  })

/** The otpauth:// address that the app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * The period that a code belongs to, of the present one and its neighbours; null for a wrong code. Who takes it must
 * not take the same period, or an older one, again.
 */
export function totpPeriod(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({
    token: code,
    timestamp: now.getTime(),
    window: TOTP_WINDOW,
  })
  if (delta === null) return null
  return Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS) + delta
}
