import type { LabSource } from '../wines/lab/labTypes'
import type { WineMetadata } from '../wines/sheet/wineMetadata'

/** What a label says of the wine itself. */
export interface LabelWine {
  title?: string | null
  /** ISO 3166-1, two letters. */
  origin_country?: string | null
  /** '750ml'. */
  volume?: string | null
  metadata?: WineMetadata | null
}

/** What a label says of who made it: the seller's profile. */
export interface LabelProducer {
  name?: string | null
  tax_id?: string | null
  address_line?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
  /** Addresses of the images of certificates. */
  certifications?: readonly string[] | null
}

export interface LabelText {
  pt: string
  en: string
}

/** Path of one value: of the sheet, of the wine, or of the producer's profile. */
export type LabelPath = `metadata.${string}` | 'origin_country' | `producer.${keyof LabelProducer}`

/** True where the value at the path is one of these words; a yes or no is 'true' or 'false'. */
export interface LabelCondition {
  path: LabelPath
  is: readonly string[]
}

/** A value that a fact is made of. */
export interface LabelNeed {
  path: LabelPath
  /** Asked for only where all of these hold. */
  when?: readonly LabelCondition[]
  /** A value that does not look like this is as good as none; read in any case by JavaScript and by the database. */
  pattern?: string
}

export const LABEL_KEYS = [
  'denomination',
  'brand',
  'producer',
  'address',
  'tax_id',
  'registration',
  'ingredients',
  'allergens',
  'gluten',
  'origin',
  'volume',
  'alcohol',
  'lot',
  'warning',
  'colonial',
  'organic',
  'organic_certificate',
] as const
export type LabelKey = (typeof LABEL_KEYS)[number]

/** One row of the table: a fact of the label, what it is made of and where the law asks for it. */
export interface LabelRow {
  key: LabelKey
  /** Counts up when the fact, its condition or its source changes. */
  version: number
  label: LabelText
  source: LabSource
  /** Wines whose label carries it; without it all of them. */
  about?: readonly LabelCondition[]
  /** Without these the fact is missing; empty for what every wine has. */
  needs: readonly LabelNeed[]
  /** What the public reads of it; null for what is not for them. Asked only when nothing is missing. */
  read: (wine: LabelWine, producer: LabelProducer) => LabelText | null
}

/** A fact as people read it. */
export interface LabelFact {
  key: LabelKey
  label: LabelText
  /** Null while something of it is missing. */
  value: LabelText | null
  /** Source and day of the last comparison with it. */
  source: string
}

export interface MissingFact {
  key: LabelKey
  label: LabelText
  source: string
  /** What is to be filled in. */
  paths: readonly LabelPath[]
}
