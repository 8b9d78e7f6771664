import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from '#domain/account/password'
import { freightState } from '#domain/freight/freightRegions'
import { quoteFreight } from '#domain/freight/freightTable'
import { addWorkingDays } from '#domain/freight/promisedDay'
import { saoPauloDate } from '#domain/values/dates'
import { freightRequest } from '#domain/freight/freightWire'
import { PRODUCT_STATUS_KEYS } from '#domain/wines/productStatus'
import { WINE_TYPES } from '#domain/wines/sheet/index'
import { productCreateRequest } from '#domain/wines/productWire'
import { registerRequest } from '#domain/sellers/registrationWire'
import { ORDER_STEPS, type OrderSteps } from '../../backend/src/scripts/demo/orderSteps'
import { buildPlan } from '../../ops/demo/buildPlan'
import { demoAccounts } from '../../ops/demo/demoAccounts'
import { ORDERS } from '../../ops/demo/data/orders'
import { WINES } from '../../ops/demo/data/wines'

const NOW = new Date('2026-11-21T05:00:00Z')
const plan = buildPlan({ wines: new Map(), sellers: new Map() }, NOW)

describe('the demonstration, before it is loaded', () => {
  it('has four producers of four regions whose registrations the server would take', () => {
    for (const { request } of plan.sellers) expect(registerRequest.parse(request)).toEqual(request)
    expect(new Set(plan.sellers.map(({ request }) => request.region)).size).toBe(4)
    expect(plan.sellers.map(({ status }) => status).toSorted()).toEqual([
      'ACTIVE',
      'ACTIVE',
      'INACTIVE',
      'PENDING',
    ])
  })

  it('signs in with passwords that the product itself would accept', () => {
    expect(demoAccounts).toHaveLength(5)
    for (const { password } of demoAccounts) expect(passwordProblem(password)).toBeNull()
  })

  it.each(WINES.map((wine) => [wine.title, wine] as const))(
    '%s has a whole technical sheet that fits the sheet of the product',
    (_, { title, description, weight, hs_code, metadata }) => {
      const request = {
        title,
        description,
        weight,
        hs_code,
        metadata,
        status: 'proposed',
        options: [{ title: 'Volume', values: ['750ml'] }],
        variants: [{ title: '750ml', prices: [{ amount: 0, currency_code: 'brl' }] }],
      }
      expect(productCreateRequest.safeParse(request).error).toBeUndefined()
      for (const group of [
        'classification',
        'viniculture',
        'enology',
        'technical_analysis',
        'sensory',
        'sustainability',
        'storytelling',
      ] as const) {
        expect(Object.values(metadata[group] ?? {}), group).not.toContain(undefined)
        expect(Object.keys(metadata[group] ?? {}), group).not.toEqual([])
      }
      expect(metadata.grape_varieties?.reduce((sum, grape) => sum + grape.percentage, 0)).toBe(100)
      expect(metadata.aromas?.length).toBeGreaterThan(1)
    },
  )

  it('has more than thirty wines of every type and status, some without stock or price, some with a wholesale tier', () => {
    expect(WINES.length).toBeGreaterThan(30)
    expect(new Set(WINES.map((wine) => wine.metadata.classification?.type))).toEqual(
      new Set(Object.keys(WINE_TYPES)),
    )
    expect(new Set(WINES.map((wine) => wine.status))).toEqual(new Set(PRODUCT_STATUS_KEYS))
    expect(WINES.some((wine) => wine.stock === 0 && wine.price === 0)).toBe(true)
    expect(WINES.some((wine) => wine.stock > 0 && wine.price === 0)).toBe(true)
    expect(WINES.some((wine) => wine.stock === 0 && wine.price > 0)).toBe(true)
    for (const { wholesale, price } of WINES)
      if (wholesale) expect(wholesale.amount).toBeLessThan(price)
    expect(new Set(plan.wines.map(({ sku }) => sku)).size).toBe(WINES.length)
  })

  it('publishes only what has stock and a price, and nothing of the producer under review', () => {
    for (const wine of WINES.filter(({ status }) => status === 'published')) {
      expect(wine.stock, wine.title).toBeGreaterThan(0)
      expect(wine.price, wine.title).toBeGreaterThan(0)
      expect(wine.seller).not.toBe('araucaria')
    }
  })

  it('dates orders in the last ninety days, oldest first, each step after the one before', () => {
    expect(ORDERS.length).toBeGreaterThanOrEqual(15)
    const placed = plan.orders.map(({ placedAt }) => Date.parse(placedAt))
    expect(placed).toEqual(placed.toSorted((one, other) => one - other))
    for (const order of plan.orders) {
      const steps = [
        order.placedAt,
        order.approvedAt,
        order.packedAt,
        order.shippedAt,
        order.deliveredAt,
      ]
      expect(steps).toEqual(steps.toSorted())
      for (const step of steps) expect(Date.parse(step)).toBeLessThan(NOW.getTime())
    }
    expect(NOW.getTime() - (placed[0] ?? 0)).toBeLessThan(90 * 24 * 60 * 60 * 1000)
  })

  it('has two producers with freight of their own, and on any day one order that is late for its promise', () => {
    const tables = plan.sellers.flatMap(({ key, freight }) => (freight ? [{ key, freight }] : []))
    expect(tables.map(({ key }) => key)).toEqual(['pevarello', 'velhoChico'])
    for (const { freight } of tables)
      expect(freightRequest.parse({ ...freight, version: 0 })).toEqual({ ...freight, version: 0 })
    for (let day = 0; day < 800; day += 1) {
      const now = new Date(NOW.getTime() + day * 86_400_000 + (day % 24) * 3_600_000)
      const { orders } = buildPlan({ wines: new Map(), sellers: new Map() }, now)
      const late = orders.filter((order) => {
        const steps: OrderSteps = ORDER_STEPS[order.state]
        const isOnItsWay =
          steps.approval === 'accepted' && (!steps.delivered || steps.packed === 'first')
        const table = tables.find(({ key }) => key === order.seller)?.freight
        if (!isOnItsWay || !table) return false
        const result = quoteFreight(table, {
          state: freightState(order.address.province ?? null),
          bottles: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
          amount: 0,
        })
        if (!result.ok) throw new Error(result.reason)
        const { handling_days, delivery_days } = result.quote
        const approved = saoPauloDate(new Date(order.approvedAt)) ?? ''
        return addWorkingDays(approved, handling_days + delivery_days) < (saoPauloDate(now) ?? '')
      })
      expect(
        late.map(({ state }) => state),
        now.toISOString(),
      ).toEqual(['partially_fulfilled'])
    }
  })

  it('has a picture in 3:4 of less than 60 kB for every wine, and a small one for lists', async () => {
    for (const { key } of WINES) {
      for (const [name, width] of [
        [key, 900],
        [`${key}-small`, 240],
      ] as const) {
        const file = readFileSync(join('ops/demo/pictures', `${name}.webp`))
        const picture = await sharp(file).metadata()
        expect([name, picture.width, picture.height]).toEqual([name, width, (width / 3) * 4])
        expect(file.length, name).toBeLessThan(60_000)
      }
    }
  })
})
