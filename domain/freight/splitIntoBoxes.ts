/** Bottles that a box holds. */
export const BOX_SIZES = [1, 2, 3, 6, 12] as const
export type BoxSize = (typeof BOX_SIZES)[number]

/** Cents of each box that is offered. */
export type BoxPrices = { [Size in BoxSize]?: number | undefined }

/** So many boxes of one size. */
export interface Boxes {
  size: BoxSize
  count: number
}

/** A way to pack bottles. */
export interface Packing {
  /** Cents. */
  price: number
  /** The largest boxes first. */
  boxes: Boxes[]
}

/** The cheapest way to pack so many bottles: what it costs, its boxes, their room, and the box that was put last. */
interface Way {
  price: number
  count: number
  room: number
  last: BoxSize
}

/** A whole of every size of box: so many bottles are full boxes of any one size. */
const ROUND = 12
/** Up to so many bottles boxes of sizes beside the cheapest one may be in the best way: 11 of 1, 5 of 2, 3 of 3 and 1 of 6, and a round. */
const SEARCHED = 48

/**
 * The cheapest boxes for so many bottles; the last box may be partly filled. Of equally cheap ways the one with the fewest
 * boxes, then the one with the least empty room. Exact, and at most 60 steps: a round of boxes of one size is always better
 * filled by the size whose round is cheapest, so what is beyond the searched bottles is full boxes of that size, by division.
 *
 * @returns null when no box is offered, and for no bottles
 */
export function splitIntoBoxes(bottles: number, prices: BoxPrices): Packing | null {
  const offered = BOX_SIZES.filter((size) => prices[size] !== undefined)
  if (offered.length === 0 || bottles < 1) return null
  const rounds = Math.max(0, Math.floor((bottles - SEARCHED) / ROUND))
  const full = cheapestRound(offered, prices)
  const rest = bottles - rounds * ROUND
  const ways = cheapestWays(rest, offered, prices)
  const counts = new Map<BoxSize, number>([[full.last, rounds * full.count]])
  for (let left = rest; left > 0; left -= ways[left - 1]?.last ?? left) {
    const size = ways[left - 1]?.last ?? 1
    counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  return {
    price: rounds * full.price + (ways.at(-1)?.price ?? 0),
    boxes: BOX_SIZES.toReversed().flatMap((size) => {
      const count = counts.get(size)
      return count ? [{ size, count }] : []
    }),
  }
}

/** The best full boxes of one size for a round; no two sizes are alike in price and number. */
const cheapestRound = (offered: readonly BoxSize[], prices: BoxPrices): Way =>
  offered
    .map((size) => {
      const count = ROUND / size
      return { price: count * (prices[size] ?? 0), count, room: ROUND, last: size }
    })
    .reduce((best, way) => (compare(way, best) < 0 ? way : best))

/** The best way for each number of bottles up to this one. */
function cheapestWays(bottles: number, offered: readonly BoxSize[], prices: BoxPrices): Way[] {
  const ways: Way[] = []
  for (let packed = 1; packed <= bottles; packed++) {
    let best: Way | undefined
    for (const size of offered) {
      const before = ways[packed - size - 1]
      const way = {
        price: (before?.price ?? 0) + (prices[size] ?? 0),
        count: (before?.count ?? 0) + 1,
        room: (before?.room ?? 0) + size,
        last: size,
      }
      if (!best || compare(way, best) < 0) best = way
    }
    if (best) ways.push(best)
  }
  return ways
}

const compare = (one: Way, other: Way): number =>
  one.price - other.price || one.count - other.count || one.room - other.room
