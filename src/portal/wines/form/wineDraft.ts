import type { Product, ProductCreateRequest } from '#domain/wines/productWire'
import { wineFormValues, type WineFormValues } from './wineFormValues'

/** The stored wine that is edited. */
export interface DraftBase {
  updatedAt: string
  /** What the form said of it, as JSON: a wine whose picture or price alone has changed is the same to the form. */
  values: string
}

/** A stored wine as it is edited; undefined when it does not say when it was stored. */
export const baseOf = (wine: Product): DraftBase | undefined =>
  wine.updated_at
    ? { updatedAt: wine.updated_at, values: JSON.stringify(wineFormValues(wine)) }
    : undefined

/** What a form keeps beside its values, and goes on with when its draft is continued. */
export interface OwnDraft {
  /** The Idempotency-Key of every attempt to create the wine: one wine comes of one draft (R31). */
  id: string
  /** None for a new wine. */
  base?: DraftBase | undefined
  /** The creation that was not answered: it is asked for again as it was (R47). */
  sent?: ProductCreateRequest | undefined
}

/**
 * Keeps a creation in the form's draft until it is answered; undefined once it is refused.
 *
 * @param id the draft goes on under this one: its own key belongs to another content
 */
export type KeepSent = (sent: ProductCreateRequest | undefined, id?: string) => void

/** What was typed and not saved, with its time. Drafts of earlier versions have values alone. */
export interface WineDraft extends Partial<OwnDraft> {
  /** ISO moment. */
  at: string
  values: WineFormValues
}

const PREFIX = 'winex.draft.wine'

/** Of one key: what is typed now needs its place on the device. */
const DRAFTS_MAX = 20

/** What the drafts of one seller's wine have in common; those of new wines and of each wine's copies have their own. */
export const draftKey = (sellerId: string, subject: string): string =>
  `${PREFIX}.${sellerId}.${subject}`

/** Each form has its own entry, so that none overwrites another's; drafts of earlier versions lie at the key itself. */
const entryOf = (key: string, id: string | undefined): string =>
  id === undefined ? key : `${key}.${id}`

/** The drafts that can be read, newest first. */
export const readDrafts = (key: string): WineDraft[] =>
  storedNames()
    .filter((name) => name === key || name.startsWith(`${key}.`))
    .flatMap((name) => readEntry(name) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at))

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function readEntry(name: string): WineDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Keeps the draft and the newest of the others; false when the browser does not let us. */
export function writeDraft(key: string, draft: WineDraft): boolean {
  try {
    localStorage.setItem(entryOf(key, draft.id), JSON.stringify(draft))
    for (const { id } of readDrafts(key).slice(DRAFTS_MAX)) removeDraft(key, id)
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string, id: string | undefined): void {
  try {
    localStorage.removeItem(entryOf(key, id))
  } catch {
    // storage is blocked: there is no draft to remove either
  }
}

function isDraft(value: unknown): value is WineDraft {
  if (typeof value !== 'object' || value === null) return false
  const { at, base, values } = value as Partial<WineDraft>
  return (
    typeof at === 'string' &&
    (base === undefined || typeof base.updatedAt === 'string') &&
    typeof values?.title === 'string' &&
    typeof values.metadata === 'object'
  )
}
