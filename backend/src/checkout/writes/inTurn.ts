import { createTurns } from '../../engine/limits/createTurns'

/**
 * Checkout transactions of one engine, a handful at the same time: a rush of buyers takes neither all connections nor all
 * of the event loop from those who only read.
 */
export const inTurn = createTurns({ total: 6 })
