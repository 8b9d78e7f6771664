/** Session tokens of every kind that the guards must tell apart; unsigned, as the client never verifies. */
const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const tokenOf = (payload: unknown) =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}.c2lnbmF0dXJl`

const inOneHour = () => Math.floor(Date.now() / 1000) + 3600
const oneSecondAgo = () => Math.floor(Date.now() / 1000) - 1

export const tokens = {
  seller: () => tokenOf({ actor_type: 'seller', actor_id: 'mem_1', exp: inOneHour() }),
  otherSeller: () => tokenOf({ actor_type: 'seller', actor_id: 'mem_2', exp: inOneHour() }),
  user: () => tokenOf({ actor_type: 'user', actor_id: 'user_1', exp: inOneHour() }),
  customer: () => tokenOf({ actor_type: 'customer', actor_id: 'cus_1', exp: inOneHour() }),
  sellerWithoutExp: () => tokenOf({ actor_type: 'seller', actor_id: 'mem_1' }),
  withoutActor: () => tokenOf({ exp: inOneHour() }),
  expired: () => tokenOf({ actor_type: 'seller', actor_id: 'mem_1', exp: oneSecondAgo() }),
  malformed: () => 'not-a-token',
  garbage: () => 'a.b.c',
}
