import { accessMutants } from './accessMutants'
import { deskMutants } from './deskMutants'
import { operationMutants } from './operationMutants'
import { pixMutants } from './pixMutants'
import { returnMutants } from './returnMutants'
import { producerMutants } from './producerMutants'
import { ruleMutants } from './ruleMutants'
import { screenMutants } from './screenMutants'
import { signInMutants } from './signInMutants'
import type { Mutant } from './Mutant'

/** Each guard that keeps somebody's records, money or sign-in safe, and small faults of the screens. */
export const allMutants: readonly Mutant[] = [
  ...accessMutants,
  ...signInMutants,
  ...ruleMutants,
  ...returnMutants,
  ...operationMutants,
  ...screenMutants,
  ...producerMutants,
  ...deskMutants,
  ...pixMutants,
]
