import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import { logError } from '../../engine/errors/logError'
import type { Handlers } from '../../engine/http/handlers'
import { bookNotices } from '../writes/book-notices'
import { noteReceipts } from '../writes/noteReceipts'

/** What the bank tells us of is a hint: it goes into a line, and the bank is asked about it after the answer. */
export const webhookHandlers = {
  'POST /webhooks/pix/:secret/pix': async ({ container, knex, params, body, origin }) => {
    // as if there were no such address
    if (!isSecret(params.secret) || !isFromBank(origin.ipAddress)) throw AppError.notFound()
    await noteReceipts(
      knex,
      body.pix.map(({ endToEndId }) => endToEndId),
    )
    setImmediate(() => {
      bookNotices(container).catch((error: unknown) => logError('what the bank told of', error))
    })
  },
} satisfies Partial<Handlers>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function isSecret(given: string): boolean {
  const secret = env.WINEX_PIX_WEBHOOK_SECRET
  return secret !== undefined && timingSafeEqual(digest(secret), digest(given))
}

function bankNetworks(): BlockList | null {
  if (!env.WINEX_PIX_WEBHOOK_NETWORK) return null
  const networks = new BlockList()
  for (const { address, bits } of env.WINEX_PIX_WEBHOOK_NETWORK)
    networks.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4')
  return networks
}

const networks = bankNetworks()

/** An IPv4 address written as IPv6 counts as IPv4. */
const isFromBank = (address: string): boolean =>
  networks === null || networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
