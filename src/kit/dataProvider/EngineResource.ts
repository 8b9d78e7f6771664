import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  Identifier,
  UpdateParams,
} from 'ra-core'

/**
 * How one react-admin resource is spoken in the engine's dialect (design §3.2). A data provider is a table of these:
 * adding a resource is one entry, and no screen knows a path or an envelope.
 */
export interface EngineResource {
  /** Path below the API's root, without slashes at the ends: `vendor/products`. */
  path: string
  /** Key of the rows in a list answer: `{products: […]}`. */
  many: string
  /** Key of the record in a single answer: `{product: {…}}`. */
  one: string
  /** The sentences of spec §8 for calls that failed, where it has one. */
  failures?: { getOne?: string; create?: string }
  /** Every filter a screen may set. Anything else in the URL is a stranger's and is never sent. */
  filters: Readonly<Record<string, FilterRule>>
  /** Every field a screen may sort by. Another one in the URL means the server's own order. */
  sorts: readonly string[]
}

/** Turns a screen's filter value into engine parameters; `{}` when the value means nothing. */
export type FilterRule = (value: unknown) => Record<string, string>

export type EngineResources = Readonly<Record<string, EngineResource>>

/** What a screen may say about one write, as `meta` of react-admin's hooks. */
export interface WriteMeta {
  /** The same for every attempt of one form, so that one record comes of it (R31). */
  idempotencyKey?: string
  /** The sentence of spec §8 when it fails. */
  failure?: string
}

interface Rows {
  data: { id: Identifier }[]
  total?: number
  meta?: unknown
}
interface OneRecord {
  data: { id: Identifier }
}

/** A resource whose addresses are not those of the table: react-admin's methods that it has. */
export interface OwnResource {
  getList?: (params: GetListParams) => Promise<Rows>
  getOne?: (params: GetOneParams) => Promise<OneRecord>
  getMany?: (params: GetManyParams) => Promise<Rows>
  create?: (params: CreateParams) => Promise<OneRecord>
  update?: (params: UpdateParams) => Promise<OneRecord>
  delete?: (params: DeleteParams) => Promise<OneRecord>
  /** All rows that the list shows, whatever its page, as a spreadsheet. */
  exportList?: (list: ListQuery) => Promise<Blob>
  /** The part of a list's filter whose names and values the engine knows. */
  knownFilter?: (filter: Record<string, string>) => Record<string, string>
}

/** What a list shows: filter and order. */
export interface ListQuery {
  filter: Record<string, unknown>
  sort?: { field: string; order: 'ASC' | 'DESC' }
}
