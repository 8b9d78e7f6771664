/** Wines of one request: few enough that its progress can be seen, and far from the server's limit. */
const PORTION = 40

/** One portion after the other; the first failure ends it. */
export async function inPortions<Item>(
  items: readonly Item[],
  act: (portion: Item[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += PORTION) {
    await act(items.slice(from, from + PORTION))
  }
}
