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

/**
 * Moves of a price that were not shown to the person who agreed: the price was changed since. A price that moves no more
 * is as it was wanted.
 *
 * @param now moves when they are stored
 * @param shown moves that the person saw
 */
export const unseenPriceMoves = (
  now: readonly ValueMove[],
  shown: readonly ValueMove[],
): ValueMove[] =>
  now.filter((move) => move.field !== 'quantity' && !shown.some((seen) => isSameMove(seen, move)))

const isSameMove = (one: ValueMove, other: ValueMove): boolean =>
  one.field === other.field &&
  (one.before || null) === (other.before || null) &&
  (one.after || null) === (other.after || null)

/** factor: ten times as much or a tenth, as a digit too many or a comma that was lost makes it · large: by more than 30 %. */
export type LargeMove = 'large' | 'factor'

const LARGE_PERCENT = 30
const FACTOR = 10

/** A case: so many bottles come and go at the cellar's door without being a slip of the finger. */
const CASE_BOTTLES = 12

/**
 * Whether a price or a number of bottles moves so far that it is shown apart and asked about before it is saved (issue 31.9).
 * What was nothing before cannot move far, and who takes a price away means it; what becomes 0 is large, no slip by a digit.
 *
 * @param before cents or bottles; null or 0: there was none
 * @param after in the same unit; null: it is taken away
 * @param tolerated a difference up to this is not large, however small the number
 */
export function largeMove(
  before: number | null,
  after: number | null,
  tolerated = 0,
): LargeMove | null {
  if (before === null || before <= 0 || after === null) return null
  const becomes = Math.max(0, after)
  if (becomes > 0 && Math.max(before, becomes) >= FACTOR * Math.min(before, becomes)) {
    return 'factor'
  }
  const difference = Math.abs(becomes - before)
  return difference > tolerated && 100 * difference > LARGE_PERCENT * before ? 'large' : null
}
