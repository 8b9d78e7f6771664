/** Milliseconds of the quickest of some tries: a busy machine makes one of them slow, what is slow itself is so each time. */
export async function quickest(act: () => Promise<unknown>, tries = 3): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < tries; run += 1) {
    const started = performance.now()
    await act()
    times.push(performance.now() - started)
  }
  return Math.min(...times)
}
