import { isIP } from 'node:net'

/** Whether a host name or address of a listener or a URL means this machine alone (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) === 4) return bare.startsWith('127.')
  return bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost')
}
