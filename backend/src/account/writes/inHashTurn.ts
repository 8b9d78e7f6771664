import { addressKey } from '#domain/account/network'
import { AppError } from '../../engine/errors/AppError'
import { createTurns, LineFull } from '../../engine/limits/createTurns'

/**
 * Two at a time: scrypt keeps a thread of libuv's four busy for a tenth of a second, and files and names of hosts wait for
 * the other two. One of an address, so that the second place is always there for somebody else.
 */
const turns = createTurns({ total: 2, perKey: 1, waiting: 60, waitingOfAll: 600 })

/**
 * Makes or compares a slow hash of a password when it is this address's turn. Never call it within itself.
 *
 * @param ipAddress who asks; of IPv6 a network of 64 bits is one address
 * @throws AppError too_many_requests with Retry-After when too many of the same address wait
 */
export async function inHashTurn<Result>(
  ipAddress: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await turns(act, { key: addressKey(ipAddress) })
  } catch (error) {
    if (!(error instanceof LineFull)) throw error
    throw new AppError(
      'too_many_requests',
      'Muitas pessoas entram agora a partir deste endereço. Aguarde alguns segundos e tente de novo.',
      { retryAfter: 5 },
    )
  }
}
