/** Calls of the bank, each with a transaction after it, that one engine has under way: buyers keep their connections. */
const AT_ONCE = 4

/** Acts on all of them, a few at a time. `act` does not throw. */
export async function inParts<One>(
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<void> {
  const left = [...all]
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
