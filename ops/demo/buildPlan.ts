import { siteConfig } from '#domain/site/siteConfig'
import { DEFAULT_COUNTRY } from '#domain/values/countries'
import { ENGINE_BRAZIL } from '#domain/values/engineCountry'
import { skuOf } from '#domain/wines/wineForm'
import type {
  DemoPlan,
  PlannedOrder,
  PlannedSeller,
  PlannedWine,
} from '../../backend/src/scripts/demo/demoPlan'
import { CUSTOMERS } from './data/customers'
import type { DemoOrder, DemoSeller, DemoWine } from './data/demoTypes'
import { ORDERS } from './data/orders'
import { SELLERS } from './data/sellers'
import { STAFF } from './data/staff'
import { WINES } from './data/wines'
import type { DemoPictures } from './writePictures'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** São Paulo has been at UTC-3 without summer time since 2019. */
const SAO_PAULO_OFFSET = 3 * 60 * MINUTE

/**
 * Works the demonstration out for a load at `now`: dates, stock, addresses of the pictures.
 * Pure: the same moment and pictures give the same plan.
 */
export function buildPlan(pictures: DemoPictures, now: Date): DemoPlan {
  return {
    staff: STAFF,
    sellers: SELLERS.map((seller) => planSeller(seller, pictures, now)),
    wines: WINES.map((wine) => planWine(wine, pictures, now)),
    orders: ORDERS.map((order, index) => planOrder(order, index, now)).toReversed(),
  }
}

function planSeller(seller: DemoSeller, pictures: DemoPictures, now: Date): PlannedSeller {
  const { key, commission, signed, status, daysAgo, member } = seller
  return {
    key,
    request: {
      name: seller.name,
      description: seller.description,
      address_line: seller.address_line,
      city: seller.city,
      state: seller.state,
      postal_code: seller.postal_code,
      country_code: DEFAULT_COUNTRY,
      tax_id: seller.tax_id,
      region: seller.region,
      hectares: seller.hectares,
      producer_history: seller.producer_history,
      phone: seller.phone,
      consent: { terms_version: siteConfig.termsVersion },
      member,
    },
    photo: pictures.sellers.get(key) ?? '',
    commission: commission ?? null,
    freight: seller.freight ?? null,
    signed,
    status,
    registeredAt: timeOf(daysAgo, 600, now),
  }
}

function planWine(wine: DemoWine, pictures: DemoPictures, now: Date): PlannedWine {
  const { image, thumbnail } = pictures.wines.get(wine.key) ?? { image: '', thumbnail: '' }
  const seller = SELLERS.find(({ key }) => key === wine.seller)
  const cellar = WINES.filter((other) => other.seller === wine.seller).toReversed()
  const position = cellar.indexOf(wine)
  const age = seller?.daysAgo ?? 0
  return {
    seller: wine.seller,
    title: wine.title,
    sku: skuOf(wine.title),
    status: wine.status,
    description: wine.description,
    weight: wine.weight,
    hs_code: wine.hs_code,
    prices: [{ amount: wine.price }, ...(wine.wholesale ? [wine.wholesale] : [])],
    stock: wine.stock + bottlesSold(wine.key),
    metadata: wine.metadata,
    image,
    thumbnail,
    // One wine after the other in the weeks after the registration, before the first order; the first ones of the data
    // last, because lists begin with the newest.
    createdAt: timeOf(
      Math.max(age - 3 - position * (age > 100 ? 2 : 1), 1),
      630 + position * 11,
      now,
    ),
  }
}

/** What orders take out of the stock; a rejected or canceled one gives its bottles back. */
function bottlesSold(wine: string): number {
  return ORDERS.filter(({ state }) => state !== 'rejected' && state !== 'canceled')
    .flatMap(({ items }) => items)
    .filter((item) => item.wine === wine)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function planOrder(order: DemoOrder, index: number, now: Date): PlannedOrder {
  const { email, tax_id, ...buyer } = CUSTOMERS[order.customer]
  const placed = timeOf(order.daysAgo, order.minute, now)
  const later = (hours: number) => timeBefore(Date.parse(placed) + hours * 60 * MINUTE, now)
  return {
    key: `demo-${ORDERS.length - index}`,
    seller: order.seller,
    state: order.state,
    email,
    tax_id,
    address: { ...buyer, country_code: ENGINE_BRAZIL },
    items: order.items.map(({ wine, quantity }) => ({
      sku: skuOf(WINES.find(({ key }) => key === wine)?.title ?? wine),
      quantity,
    })),
    tracking: `OV${String(417_302_900 + index * 7_919)}BR`,
    placedAt: placed,
    approvedAt: later(2),
    packedAt: later(21),
    shippedAt: later(46),
    deliveredAt: later(46 + 24 * (3 + (index % 4))),
  }
}

/** A time of day in São Paulo some days before `now`, never in the future. */
function timeOf(daysAgo: number, minute: number, now: Date): string {
  const local = now.getTime() - SAO_PAULO_OFFSET
  const midnight = local - (local % DAY) + SAO_PAULO_OFFSET
  return timeBefore(midnight - daysAgo * DAY + minute * MINUTE, now)
}

const timeBefore = (time: number, now: Date): string =>
  new Date(Math.min(time, now.getTime() - 20 * MINUTE)).toISOString()
