import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { JSON_LIMIT_BYTES } from '#domain/limits'
import { endToEndIdOf } from '#domain/pix/bankApi'
import { pixWebhookRequest } from '#domain/pix/pixWire'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import { logError } from '../../engine/errors/logError'
import type { Handlers } from '../../engine/http/handlers'
import { readJson } from '../../engine/http/readJson'
import { bookNotices } from '../writes/book-notices'
import { noteReceipts, noteUnreadable } from '../writes/noteReceipts'

/** What the bank tells us of is a hint: it goes into a line, and the bank is asked about it after the answer. */
export const webhookHandlers = {
  'POST /webhooks/pix/:secret/pix': async (call) => {
    const { container, knex, params, request, response, origin } = call
    // as if there were no such address, whatever is sent to it
    if (!isSecret(params.secret) || !isFromBank(origin.ipAddress)) throw AppError.notFound()
    await readJson(request, response, { maxBytes: JSON_LIMIT_BYTES, form: false })
    await noteReceipts(knex, readIds(request.body))
    setImmediate(() => {
      bookNotices(container).catch((error: unknown) => logError('what the bank told of', error))
    })
  },
} satisfies Partial<Handlers>

/** @throws AppError invalid_data for what is no list of payments */
function readIds(body: unknown): string[] {
  const { data } = pixWebhookRequest.safeParse(body)
  if (!data) throw AppError.invalid('O corpo não é o de um aviso de PIX.')
  return data.pix.flatMap((pix) => {
    const id = endToEndIdOf(pix)
    if (id === null) noteUnreadable('webhook', { endToEndId: null, problem: 'endToEndId' })
    return id === null ? [] : [id]
  })
}

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
