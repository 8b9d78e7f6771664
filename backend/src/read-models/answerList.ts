import type { MedusaRequest } from '@medusajs/framework/http'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Request, Response } from 'express'
import { adminOrderListQuery, vendorOrderListQuery } from '#domain/wire/order'
import { adminProductListQuery, vendorProductListQuery } from '#domain/wire/product'
import { sellerListQuery } from '#domain/wire/seller'
import { staffMember, vendor } from '../http/actors'
import { parse } from '../http/parse'
import { listAdminProducts } from './listAdminProducts'
import { listOrders } from './listOrders'
import { listSellers } from './listSellers'
import { listVendorProducts } from './listVendorProducts'

type Answer = (knex: Knex, request: MedusaRequest) => Promise<object>

/** The lists of the two areas by path; each asks who calls before it looks at anything else. */
const LISTS: Readonly<Record<string, Answer>> = {
  '/vendor/products': (knex, request) =>
    listVendorProducts(
      knex,
      vendor(request).seller.id,
      parse(vendorProductListQuery, request.query),
    ),
  '/vendor/orders': (knex, request) =>
    listOrders(knex, vendor(request).seller.id, parse(vendorOrderListQuery, request.query)),
  '/admin/products': (knex, request) => {
    staffMember(request)
    return listAdminProducts(knex, parse(adminProductListQuery, request.query))
  },
  '/admin/orders': (knex, request) => {
    staffMember(request)
    const { seller_id, ...query } = parse(adminOrderListQuery, request.query)
    return listOrders(knex, seller_id ?? null, query)
  },
  '/admin/sellers': (knex, request) => {
    staffMember(request)
    return listSellers(knex, parse(sellerListQuery, request.query))
  },
}

/**
 * Answers a list right behind the guards, without the engine's middlewares (session, cookies, body parsers, logging,
 * a container per request), which cost more than the list itself (goals.md: at most twice bare Node).
 * @returns false for every other request, which then goes its usual way
 */
export async function answerList(
  knex: Knex,
  request: Request,
  response: Response,
): Promise<boolean> {
  const answer = request.method === 'GET' ? LISTS[request.path.replace(/\/$/, '')] : undefined
  if (!answer) return false
  const body = JSON.stringify(await answer(knex, request as unknown as MedusaRequest))
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(body)
  return true
}
