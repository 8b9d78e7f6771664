/** A line of an order: bottles sold, and of them those that were given back before they were packed. */
interface SoldBottles {
  quantity: number
  canceled_quantity?: number | null
}

/** Bottles of a line that the buyer is to get. */
export const dueQuantity = ({ quantity, canceled_quantity }: SoldBottles): number =>
  quantity - (canceled_quantity ?? 0)

/** Bottles of all lines that the buyer is to get. */
export const dueBottles = (lines: readonly SoldBottles[]): number =>
  lines.reduce((sum, line) => sum + dueQuantity(line), 0)
