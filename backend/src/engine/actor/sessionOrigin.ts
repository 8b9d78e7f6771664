import { createHash } from 'node:crypto'
import { networkOf } from '#domain/account/network'
import type { RequestOrigin } from './requestOrigin'
import { parse } from 'bowser'
import { DEVICE_NAME_MAX } from '#domain/limits'

const UNKNOWN = 'Aparelho desconhecido'

/** What a person calls the device that a browser describes: 'Chrome no Windows', 'Safari no iPhone'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = parse(userAgent)
  const place = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name
  // bowser gives '' for a browser that it does not know
  const known = [browser.name, place].filter(Boolean).join(' no ')
  return known === '' ? UNKNOWN : known.slice(0, DEVICE_NAME_MAX)
}

/** Where a sign-in comes from: its request's origin, and the mark that the browser keeps. */
export interface SignInOrigin extends RequestOrigin {
  deviceMark: string | null
}

/**
 * What a session's record keeps of where it is used. The mark is kept as a hash; a client without one is recognised
 * by how it describes itself.
 */
export function sessionOrigin({ ipAddress, userAgent, deviceMark }: SignInOrigin) {
  return {
    ip_address: ipAddress,
    network: networkOf(ipAddress),
    device: deviceName(userAgent),
    device_hash: createHash('sha256')
      .update(deviceMark ? `mark ${deviceMark}` : `agent ${userAgent ?? ''}`)
      .digest('base64url'),
  }
}
