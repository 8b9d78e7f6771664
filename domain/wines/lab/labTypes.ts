import type { WINE_CLASSES } from '../sheet/labelEnumerations'
import type { WineMetadata } from '../sheet/wineMetadata'
import type { LabUnit } from './labUnits'

/** What is compared: the wine's name and its sheet, as far as it is filled in. */
export interface LabSheet {
  title?: string | null
  metadata?: WineMetadata | null
}

/** Numbers that the rules look at, in the units of the sheet's fields; null when the sheet does not say. */
export interface LabQuantities {
  /** % vol. */
  alcohol: number | null
  /** g/L of tartaric acid. */
  total_acidity: number | null
  /** g/L of acetic acid. */
  volatile_acidity: number | null
  /** g/L. */
  sugar: number | null
  /** g/L. */
  dry_extract: number | null
  /** mg/L. */
  total_so2: number | null
  /** mg/L: total without free. */
  bound_so2: number | null
  /** bar. */
  pressure: number | null
  /** Share in % of the one grape of the sheet that the wine's name carries. */
  named_grape: number | null
  /** 100 when vintage, harvest and the year in the name are the same, else 0; null when there is only one of them. */
  same_year: number | null
  /** Months in the vessel of the sheet. */
  aging: number | null
  /** Months in wood. */
  wood: number | null
}

export type WineClass = keyof typeof WINE_CLASSES

/** The class that was chosen for the label. */
export type ClassTrait = `class.${WineClass}` | 'no_class'

/** What a wine is, or says of itself on the label, as far as a rule asks for it. */
export type LabTrait =
  | ClassTrait
  | 'unknown_kind'
  | 'still'
  | 'table_wine'
  | 'fortified'
  | 'sparkling'
  | 'full_pressure'
  | 'low_pressure'
  | 'muscat'
  | 'not_muscat'
  | 'light'
  | 'red'
  | 'not_red'
  | 'dry'
  | 'off_dry'
  | 'sweet'
  | 'nature'
  | 'extra_brut'
  | 'brut'
  | 'any_reserva'
  | 'reserva'
  | 'gran_reserva'

/** A stretch of values in the unit of its rule; `above` leaves the limit itself out. */
export interface LabRange {
  /** 'vinho leve'. */
  name?: string
  min?: number
  above?: number
  max?: number
  /** Said when a value falls here although the wine says otherwise. */
  attention?: string
}

export interface LabSource {
  /** Law or norm, in the words that people see. */
  name: string
  /** Day on which the limits were last compared with the source, yyyy-MM-dd. */
  checked: string
}

/** One row of the table. */
export interface LabRule {
  id: string
  /** Counts up when a limit, its meaning or its source changes. */
  version: number
  /** Where it is told: path in the sheet. */
  field: string
  quantity: keyof LabQuantities
  /** All of them must be true of the wine. */
  about: readonly LabTrait[]
  /** From low to high. */
  ranges: readonly LabRange[]
  unit: LabUnit
  source: LabSource
  /** Said of a value in one of the ranges; else the range's name is. */
  ok?: string
  /** Said of a value below all ranges, above all, and between two of them. */
  low?: string
  high?: string
  between?: string
}

export interface LabFinding {
  rule: string
  field: string
  level: 'ok' | 'attention'
  sentence: string
  /** '40 a 130 mEq/L (3 a 9,75 g/L em ácido tartárico)'. */
  limit: string
  /** Source and day of the last comparison with it. */
  source: string
}
