import { env, hasPix } from '../../env'
import type { Bank, BankCall } from './bank'
import { openBank } from './openBank'
import {
  CertificateProblem,
  daysLeft,
  readBankCertificate,
  readCertificateEnd,
  type CertificateEnd,
} from './readBankCertificate'

let opened: Bank | undefined
let tell: (call: BankCall) => void = () => undefined

/** The bank of this engine, opened when it is first asked; null where PIX is not configured. @throws CertificateProblem */
export function theBank(): Bank | null {
  if (opened) return opened
  const { WINEX_PIX_URL, WINEX_PIX_TOKEN_URL, WINEX_PIX_CLIENT_ID } = env
  const { WINEX_PIX_CLIENT_SECRET, WINEX_PIX_KEY } = env
  if (!hasPix(env)) return null
  opened = openBank({
    // parseEnv has seen that none of them is missing
    url: WINEX_PIX_URL ?? '',
    tokenUrl: WINEX_PIX_TOKEN_URL ?? '',
    clientId: WINEX_PIX_CLIENT_ID ?? '',
    clientSecret: WINEX_PIX_CLIENT_SECRET ?? '',
    key: WINEX_PIX_KEY ?? '',
    ...readBankCertificate(env, new Date()),
    onCall: (call) => tell(call),
  })
  return opened
}

/** @param seen told of every request to the bank */
export const watchBank = (seen: typeof tell): void => {
  tell = seen
}

let certificateEnd: CertificateEnd | null | undefined

/**
 * Whole days until our certificate for the bank ends, or that of the bank's signers, as this engine has read them; below 0 when one
 * has ended. null where PIX is not configured or the bank asks for none.
 * @throws CertificateProblem for what cannot be read, which the start has refused
 */
export function certificateDaysLeft(now: Date): number | null {
  if (!hasPix(env)) return null
  certificateEnd ??= readCertificateEnd(env)
  return certificateEnd && daysLeft(certificateEnd.endsAt, now)
}

/** Whether buyers can choose PIX: it is configured, and no certificate that the bank is spoken to with has ended. */
export function isPixOffered(now: Date): boolean {
  try {
    return theBank() !== null && (certificateDaysLeft(now) ?? 0) >= 0
  } catch (error) {
    if (error instanceof CertificateProblem) return false
    throw error
  }
}

/** The same for what runs only where PIX is configured. @throws Error where it is not */
export function mustBank(): Bank {
  const bank = theBank()
  if (!bank) throw new Error('PIX is not configured')
  return bank
}

/** Another bank in its place, for tests that run a part of the engine by themselves. */
export const useBank = (other: Bank): void => {
  opened = other
}
