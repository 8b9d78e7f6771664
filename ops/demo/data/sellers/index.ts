import type { DemoSeller } from '../demoTypes'
import { araucaria } from './araucaria'
import { coxilha } from './coxilha'
import { pevarello } from './pevarello'
import { velhoChico } from './velhoChico'

/** One producer of each kind: signed, unsigned, under review, deactivated. */
export const SELLERS: readonly DemoSeller[] = [pevarello, velhoChico, araucaria, coxilha]
