import { isIP } from 'node:net'

/** Whose X-Forwarded-* headers are believed: of no machine, those of the nearest `hops` machines, or those of `networks`. */
export type TrustedProxies = false | { hops: number } | { networks: string[] }

const NOBODY = ['nao', 'não', 'no', 'off', 'false', '0']
const ONE_HOP = ['sim', 'yes', 'on', 'true']
const MOST_HOPS = 9
/** Names that the address matcher (@fastify/proxy-addr) knows by itself. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads WINEX_TRUST_PROXY: `nao`, a number of hops (`sim` is one), or networks separated by commas.
 * @returns null when it is none of these; a network that holds every address is none: it would believe what
 *   any client writes
 */
export function readTrustedProxies(value: string): TrustedProxies | null {
  const word = value.trim().toLowerCase()
  if (NOBODY.includes(word)) return false
  if (ONE_HOP.includes(word)) return { hops: 1 }
  if (/^\d+$/.test(word)) {
    const hops = Number(word)
    return hops <= MOST_HOPS ? { hops } : null
  }
  const networks = word.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? { networks } : null
}

/**
 * The same for Fastify. It reads X-Forwarded-For from the right, and the first address that is not trusted is the
 * client: an entry that a client invented is further left and is never reached.
 */
export function trustProxyOption(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false
  if ('networks' in trusted) return trusted.networks
  // Fastify takes a number as "nobody"; `hop` 0 is the connection itself.
  return (_address, hop) => hop < trusted.hops
}

function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = Number(prefix)
  return /^\d+$/.test(prefix) && bits >= 1 && bits <= (family === 4 ? 32 : 128)
}
