/** A box to be filled: of which order, and with which bottles. */
export interface PickedBox {
  displayId: number
  lines: readonly { title: string; variant_title?: string | null; quantity: number }[]
  /** The promised day has passed. */
  isLate?: boolean | undefined
}

/** One wine of the picking list, with the orders that want it. */
export interface PickedWine {
  title: string
  volume: string
  bottles: number
  orders: { displayId: number; bottles: number }[]
}

/** Late boxes first; then those with the same wines follow one another, so that the shelf is walked once; then by order number. */
export function sortForPicking<Box extends PickedBox>(boxes: readonly Box[]): Box[] {
  const place = (box: Box) =>
    box.lines
      .map(({ title, variant_title }) => `${title} ${variant_title ?? ''}`)
      .toSorted(compare)
      .join('\n')
  return boxes.toSorted(
    (one, other) =>
      Number(other.isLate ?? false) - Number(one.isLate ?? false) ||
      compare(place(one), place(other)) ||
      one.displayId - other.displayId,
  )
}

/** All bottles of the boxes by wine, as they are fetched from the cellar. */
export function pickingList(boxes: readonly PickedBox[]): PickedWine[] {
  const wines = new Map<string, PickedWine>()
  for (const { displayId, lines } of boxes) {
    for (const { title, variant_title, quantity } of lines) {
      const volume = variant_title ?? ''
      const key = JSON.stringify([title, volume])
      const wine = wines.get(key) ?? { title, volume, bottles: 0, orders: [] }
      wine.bottles += quantity
      const order = wine.orders.find((one) => one.displayId === displayId)
      if (order) order.bottles += quantity
      else wine.orders.push({ displayId, bottles: quantity })
      wines.set(key, wine)
    }
  }
  return [...wines.values()].toSorted(
    (one, other) => compare(one.title, other.title) || compare(one.volume, other.volume),
  )
}

const { compare } = new Intl.Collator('pt-BR')
