import { amphora } from './amphora'
import { araucaria } from './araucaria'
import { bird } from './bird'
import { bubbles } from './bubbles'
import { grapes } from './grapes'
import { hills } from './hills'
import { leaf } from './leaf'
import { mandacaru } from './mandacaru'
import { moon } from './moon'
import type { Motif } from './motif'
import { strata } from './strata'
import { tiles } from './tiles'
import { waves } from './waves'

/** Every picture a label can carry, by name. */
export const MOTIFS = {
  amphora,
  araucaria,
  bird,
  bubbles,
  grapes,
  hills,
  leaf,
  mandacaru,
  moon,
  strata,
  tiles,
  waves,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
