/** A line of an order: bottles sold, and of them those that were given back before they were packed. */
interface SoldBottles {
  quantity: number
  canceled_quantity?: number | null
}

/** Bottles of a line that the buyer is to get. */
export const dueQuantity = ({ quantity, canceled_quantity }: SoldBottles): number =>
  quantity - (canceled_quantity ?? 0)

/** What the bottles cost that the buyer does not get, in the unit of the price: they are in no invoice. */
export const canceledValue = (lines: readonly (SoldBottles & { unit_price: number })[]): number =>
  lines.reduce(
    (sum, { unit_price, canceled_quantity }) => sum + unit_price * (canceled_quantity ?? 0),
    0,
  )

/** Bottles of all lines that the buyer is to get. */
export const dueBottles = (lines: readonly SoldBottles[]): number =>
  lines.reduce((sum, line) => sum + dueQuantity(line), 0)
