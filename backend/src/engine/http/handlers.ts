import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { RouteKey, Routes } from '#domain/routes/index'
import type { ParamsOf, PathOf } from '#domain/routes/declaration'
import type { Actor } from '../actor/actor'
import type { StaffContext, SellerContext } from '../actor/callers'
import type { RequestOrigin } from '../actor/requestOrigin'

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
type QueryOf<Route> = Route extends { query: infer Schema } ? Output<Schema> : undefined
type BodyOf<Route> = Route extends { body: infer Schema } ? Output<Schema> : undefined
type AnswerOf<Route> = Route extends { response: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : void

/** Who calls, as the guard has read it from the token and the database. `actor` is the same person for the audit trail. */
interface Callers {
  seller: SellerContext & { actor: Actor }
  user: StaffContext & { actor: Actor }
  anyone: object
}

/** One admitted request: everything in it is parsed by the route's declaration. */
export type Call<Key extends RouteKey> = Callers[Routes[Key]['actor']] & {
  container: MedusaContainer
  knex: Knex
  /** Of the path. A parameter that is declared in `ids` has the form of an id. */
  params: Record<ParamsOf<PathOf<Key>>, string>
  query: QueryOf<Routes[Key]>
  body: BodyOf<Routes[Key]>
  origin: RequestOrigin
  /** For bodies read as a stream and for headers. */
  request: Request
  /** For answers that are files. */
  response: Response
}

/** Answers an admitted request: returns the body of the answer, or writes a file to `response`. */
export type Handler<Key extends RouteKey> = (
  call: Call<Key>,
) => AnswerOf<Routes[Key]> | Promise<AnswerOf<Routes[Key]>>

/** A handler for every route; a declaration without one does not compile. */
export type Handlers = { [Key in RouteKey]: Handler<Key> }
