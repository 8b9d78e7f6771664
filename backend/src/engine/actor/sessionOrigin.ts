import { createHash } from 'node:crypto'
import { networkOf } from '#domain/account/network'
import type { RequestOrigin } from './requestOrigin'
import { deviceName } from './deviceName'

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
