/** The item count of an order or a package: the sum of its quantities (spec §2). */
export function countBottles(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}
