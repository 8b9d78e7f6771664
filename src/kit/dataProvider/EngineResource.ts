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
  /** The sentence of spec §8 when a record could not be fetched, where it has one. */
  fetchFailure?: string
  /** Every filter a screen may set. Anything else in the URL is a stranger's and is never sent. */
  filters: Readonly<Record<string, FilterRule>>
  /** Every field a screen may sort by. Another one in the URL means the server's own order. */
  sorts: readonly string[]
}

/** Turns a screen's filter value into engine parameters; `{}` when the value means nothing. */
export type FilterRule = (value: unknown) => Record<string, string>

export type EngineResources = Readonly<Record<string, EngineResource>>
