import { isIPv6 } from 'node:net'

/** A listener on one of these takes every address of the machine (RFC 1122 §3.2.1.3, RFC 4291 §2.5.2). */
const EVERY_ADDRESS = ['0.0.0.0', '::']

/**
 * Where a process of this machine asks its engine.
 * @param host what the engine listens on (WINEX_ENGINE_HOST)
 * @returns such as http://127.0.0.1:9000
 */
export function engineUrlFor(host: string, port: number): string {
  const asked = EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(asked) ? `[${asked}]` : asked}:${port}`
}
