/** factor: ten times as much or a tenth, as a digit too many or a comma that was lost makes it · large: by more than 30 %. */
export type LargeMove = 'large' | 'factor'

const LARGE_PERCENT = 30
const FACTOR = 10

/** A case: so many bottles come and go at the cellar's door without being a slip of the finger. */
export const CASE_BOTTLES = 12

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
