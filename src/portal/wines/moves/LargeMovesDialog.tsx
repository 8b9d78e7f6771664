import type { ValueMove } from '#domain/wines/valueMoveWire'
import { lazyDialog } from '../../../kit/ui/lazyDialog'

/** A wine and what of it moves; the large ones are asked about. */
export interface MovingWine {
  id: string
  title: string
  moves: readonly ValueMove[]
}

/** Asked once before values are saved that move very far: a digit too many costs money (issue 31.9). */
export const LargeMovesDialog = lazyDialog(() => import('./LargeMovesQuestion'))
