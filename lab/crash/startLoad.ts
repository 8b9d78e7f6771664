import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buildRegistration } from '../../tests/support/buildRegistration'
import { addToCart, buy, checkOut, openCart } from '../../tests/support/buyer'
import { givePixKey } from '../../tests/support/openAccount'
import { openShop, type Shop } from '../../tests/support/openShop'
import { call, type Answer } from '../../tests/support/http'
import { importUnderLoad } from './importUnderLoad'
import { payUnderLoad } from './payUnderLoad'
import { pixUnderLoad } from './pixUnderLoad'
import { returnUnderLoad } from './returnUnderLoad'
import { tokenOf } from '../../tests/support/people'

/** What the clients were told. A value is known by its number: a later one may have replaced it, an earlier one not. */
export interface ClientLog {
  acknowledged: {
    registration: string[]
    wine: string[]
    order: string[]
    accepted: string[]
    signature: string[]
    /** What the titles of an import's wines begin with. */
    import: string[]
    captured: string[]
    /** Id and what became of it. */
    payout: string[]
    /** Id of a return and the step it took; with the cents that went back. */
    returned: string[]
    /** By the bank: end-to-end id and order. */
    paid: string[]
    /** Order and cents that go back by PIX. */
    refunded: string[]
  }
  /** Orders by PIX that are never paid as they should be. */
  unpaid: string[]
  /** Of the shop whose bottles come back: nobody else changes this stock. */
  cellar: { sellerId: string; itemId: string; bottles: number }
  /** The last number acknowledged for each place, such as the stock of one wine. */
  values: Map<string, { kind: 'stock' | 'price' | 'rate' | 'city'; id: string; number: number }>
  /** Requests that got no answer, or only that the copy is not there. */
  unanswered: number
  /** Answers 4xx by status. */
  refused: Map<number, number>
}

export interface Load {
  token: string
  log: ClientLog
  stop: () => Promise<void>
}

const SELLERS = 4
/** Orders whose bottles come back at the same time. */
const RETURNERS = 2
/** Orders by PIX at the same time. */
const PIX_BUYERS = 3
const BOTTLES = 100_000

/** Sellers, buyers and staff who write without a pause, until told to stop. */
export async function startLoad(): Promise<Load> {
  const staff = await tokenOf('staff')
  const shops: Shop[] = []
  for (let index = 0; index < SELLERS; index++)
    shops.push(await openShop({ bottles: BOTTLES, wines: 1 }))
  for (const { sellerId } of shops) await givePixKey(sellerId)
  const returning = await openShop({ bottles: BOTTLES, wines: 1 })
  const log: ClientLog = {
    acknowledged: {
      registration: [],
      wine: [],
      order: [],
      accepted: [],
      signature: [],
      import: [],
      captured: [],
      payout: [],
      returned: [],
      paid: [],
      refunded: [],
    },
    unpaid: [],
    cellar: {
      sellerId: returning.sellerId,
      itemId: returning.wines[0]?.itemId ?? '',
      bottles: BOTTLES,
    },
    values: new Map(),
    unanswered: 0,
    refused: new Map(),
  }
  let running = true
  const keepOn = async (act: (turn: number) => Promise<Answer<unknown>>): Promise<void> => {
    for (let turn = 1; running; turn++) {
      const status = await act(turn).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 0 || status >= 500) {
        log.unanswered += 1
        await pause(100)
      } else if (status >= 400) {
        log.refused.set(status, (log.refused.get(status) ?? 0) + 1)
      }
    }
  }
  const clients = shops.flatMap((shop) => [
    keepOn((turn) => writeAsSeller(shop, turn, log)),
    keepOn(() => writeAsBuyer(shop, log)),
  ])
  clients.push(keepOn((turn) => writeAsStaff(shops, staff, turn, log)))
  clients.push(keepOn((turn) => payUnderLoad(shops, staff, turn, log)))
  for (let index = 0; index < RETURNERS; index++)
    clients.push(keepOn((turn) => returnUnderLoad(returning, staff, turn + index, log)))
  for (let index = 0; index < PIX_BUYERS; index++) {
    const shop = shops[index % shops.length]
    if (shop) clients.push(keepOn((turn) => pixUnderLoad(shop, staff, turn + index, log)))
  }
  const importer = shops[0]?.token ?? ''
  clients.push(keepOn(() => importUnderLoad(importer, log)))
  return {
    token: shops[0]?.token ?? '',
    log,
    stop: async () => {
      running = false
      await Promise.all(clients)
    },
  }
}

const isDone = ({ status }: Answer<unknown>): boolean => status >= 200 && status < 300

function remember(
  log: ClientLog,
  kind: 'stock' | 'price' | 'rate' | 'city',
  id: string,
  number: number,
  answer: Answer<unknown>,
): Answer<unknown> {
  if (isDone(answer)) log.values.set(`${kind} ${id}`, { kind, id, number })
  return answer
}

async function writeAsSeller(shop: Shop, turn: number, log: ClientLog): Promise<Answer<unknown>> {
  const { token, wines, locationId, sellerId } = shop
  const wine = wines[0]
  if (!wine) throw new Error('no wine')
  switch (turn % 6) {
    case 0: {
      const registration = buildRegistration()
      const answer = await call('/public/vendor/register', { body: registration })
      if (isDone(answer)) log.acknowledged.registration.push(registration.member.email)
      return answer
    }
    case 1: {
      const title = `Vinho ${randomUUID()}`
      const answer = await call('/vendor/products', {
        token,
        body: { title, description: 'Sob carga' },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (isDone(answer)) log.acknowledged.wine.push(title)
      return answer
    }
    case 2:
      return remember(
        log,
        'stock',
        wine.itemId,
        BOTTLES + turn,
        await call(`/vendor/inventory-items/${wine.itemId}/location-levels/${locationId}`, {
          token,
          body: { stocked_quantity: BOTTLES + turn },
        }),
      )
    case 3:
      return remember(
        log,
        'price',
        wine.variantId,
        5_000 + turn,
        await call(`/vendor/products/${wine.id}`, {
          token,
          body: {
            variants: [
              { id: wine.variantId, prices: [{ amount: 5_000 + turn, currency_code: 'brl' }] },
            ],
          },
        }),
      )
    case 4:
      return remember(
        log,
        'city',
        sellerId,
        turn,
        await call('/vendor/sellers/me', { token, body: { city: `Garibaldi ${turn}` } }),
      )
    default: {
      const contract = await call<{ contract: { sha256: string; rate: number } }>(
        '/vendor/sellers/me/contract',
        { token },
      )
      const { sha256, rate } = contract.body.contract
      const answer = await call('/vendor/sellers/me/contract/sign', {
        token,
        body: { sha256, percentage_rate: rate },
      })
      if (isDone(answer)) log.acknowledged.signature.push(`${sellerId} ${sha256}`)
      // Staff may have changed the rate meanwhile: then it is refused with 409.
      return answer
    }
  }
}

async function writeAsBuyer(shop: Shop, log: ClientLog): Promise<Answer<unknown>> {
  const cartId = await openCart()
  const added = await addToCart(cartId, shop)
  if (!isDone(added)) return added
  await checkOut(cartId)
  const completed = await buy(`carts/${cartId}/complete`, {})
  const { order } = completed.body
  if (!order) return completed
  log.acknowledged.order.push(order.id)
  const accepted = await shop.act(order.id, 'accept')
  if (isDone(accepted)) log.acknowledged.accepted.push(order.id)
  return accepted
}

async function writeAsStaff(
  shops: Shop[],
  token: string,
  turn: number,
  log: ClientLog,
): Promise<Answer<unknown>> {
  const shop = shops[turn % shops.length]
  const path = `/admin/commission/rules/reference/${shop?.sellerId}`
  const { body } = await call<{ commission_rules: { rate: { id: string } }[] }>(path, { token })
  const rate = body.commission_rules[0]?.rate.id
  await pause(1_000)
  const percent = (turn % 90_000) / 1_000
  const answer = await call(`/admin/commission/rate/${rate}`, {
    token,
    body: { percentage_rate: percent },
  })
  return remember(log, 'rate', rate ?? '', turn, answer)
}
