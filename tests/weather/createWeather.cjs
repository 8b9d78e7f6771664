// Random delays from a seed, for the engine's process and for component tests. Plain JavaScript, because Node loads it before anything else.

/** Mulberry32 by Tommy Ettinger (public domain): numbers from 0 to 1 that a seed repeats. */
function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * How long each thing of a kind is held up.
 * @param {number} seed
 * @returns {(share: number, mostMs: number) => number} milliseconds, 0 for all but `share` (0 to 1) of the calls
 */
exports.createWeather = function createWeather(seed) {
  const random = createRandom(seed)
  return (share, mostMs) => (random() < share ? random() * mostMs : 0)
}
