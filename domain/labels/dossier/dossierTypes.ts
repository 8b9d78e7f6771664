import type { LabSource } from '../../wines/lab/labTypes'
import type { WineMetadata } from '../../wines/sheet/wineMetadata'
import type { LabelText } from '../labelTypes'
import type { Papers } from '../../wines/sheet/readPapers'

/** What a dossier is read from. */
export interface DossierFacts {
  sheet: WineMetadata
  /** Of the sheet: its certifications, and who certifies the organic. */
  papers: Papers
  /** yyyy-MM-dd of São Paulo: what has expired by then attests nothing. */
  today: string
}

/** Who says so: a laboratory, a certificate that is valid, or the producer alone. */
export type Attestor = 'report' | 'certificate' | 'producer'

/** A value and who attests it. */
export interface Attested {
  value: LabelText
  by: Attestor
  /** 'Declarado pelo produtor'. */
  word: LabelText
}

/** One row of the table: what is told of how a wine was made, and where its meaning comes from. */
export interface DossierRow {
  key: string
  /** Counts up when the reading or its source changes. */
  version: number
  name: LabelText
  /** Null for what no norm of wine is about: other papers, and the producer's own words. */
  source: LabSource | null
  /** Whether a reader is told that the producer has not said it. */
  isMissed: boolean
  /** Empty where nobody attests anything. */
  read: (facts: DossierFacts) => readonly Attested[]
}

/** A line as people read it. */
export interface DossierLine extends Attested {
  key: string
  name: LabelText
}

export interface Dossier {
  lines: DossierLine[]
  /** Names of what the producer has not said. */
  missing: LabelText[]
  /** 'Colheita, Leveduras: Lei 7.678/1988, conferido em 26/11/2026'. */
  sources: string[]
}
