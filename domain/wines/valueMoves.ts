import { CASE_BOTTLES, largeMove } from './largeMove'
import type { ValueMove } from './valueMoveWire'

/** What a wine costs and how much there is of it: cents and bottles; null: none. */
export type MovingValues = Record<ValueMove['field'], number | null>

const FIELDS = ['retail', 'wholesale', 'quantity'] as const

/** The values that differ, each with how far it moves. A price of 0 and none at all look the same to people. */
export function valueMoves(before: MovingValues, after: MovingValues): ValueMove[] {
  return FIELDS.filter((field) => (before[field] || null) !== (after[field] || null)).map(
    (field) => ({
      field,
      before: before[field],
      after: after[field],
      size: largeMove(before[field], after[field], field === 'quantity' ? CASE_BOTTLES : 0),
    }),
  )
}

/** Of which a person is asked before they are saved. */
export const isLargeMove = ({ size }: ValueMove): boolean => size !== null
