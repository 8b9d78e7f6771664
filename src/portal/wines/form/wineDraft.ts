import type { Product } from '#domain/wines/productWire'
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

/** What was typed and not saved, with its time. */
export interface WineDraft {
  /** ISO moment. */
  at: string
  /** None for a new wine, and for drafts from before it was kept. */
  base?: DraftBase | undefined
  values: WineFormValues
}

const PREFIX = 'winex.draft.wine'

/** One draft per seller and wine; a new wine and each copy have their own. */
export const draftKey = (sellerId: string, subject: string): string =>
  `${PREFIX}.${sellerId}.${subject}`

/** The draft, or null when there is none that can be read. */
export function readDraft(key: string): WineDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Keeps the draft; false when the browser does not let us. */
export function writeDraft(key: string, draft: WineDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
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
