import type { DemoWine } from '../demoTypes'
import { ARAUCARIA_WINES } from './araucaria'
import { COXILHA_WINES } from './coxilha'
import { PEVARELLO_SPARKLING } from './pevarelloSparkling'
import { PEVARELLO_STILL } from './pevarelloStill'
import { VELHO_CHICO_REDS } from './velhoChicoReds'
import { VELHO_CHICO_FRESH } from './velhoChicoFresh'

/** Every wine of the demonstration, seller by seller. */
export const WINES: readonly DemoWine[] = [
  ...PEVARELLO_SPARKLING,
  ...PEVARELLO_STILL,
  ...VELHO_CHICO_REDS,
  ...VELHO_CHICO_FRESH,
  ...ARAUCARIA_WINES,
  ...COXILHA_WINES,
]
