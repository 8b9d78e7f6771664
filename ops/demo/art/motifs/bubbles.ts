import type { Motif } from './motif'

/** Places of the bubbles in the box (0-1) and their radius as a share of its height. */
const PLACES = [
  [0.5, 0.84, 0.12],
  [0.3, 0.72, 0.085],
  [0.68, 0.66, 0.1],
  [0.46, 0.52, 0.075],
  [0.2, 0.48, 0.06],
  [0.8, 0.42, 0.07],
  [0.6, 0.34, 0.055],
  [0.36, 0.3, 0.06],
  [0.14, 0.24, 0.04],
  [0.5, 0.16, 0.05],
  [0.74, 0.18, 0.045],
  [0.28, 0.1, 0.035],
  [0.9, 0.14, 0.03],
  [0.64, 0.05, 0.028],
  [0.88, 0.72, 0.045],
  [0.1, 0.8, 0.05],
] as const

/** A stream of bubbles that rise and shrink. */
export const bubbles: Motif = ({ x, y, width, height, ink, accent }) =>
  PLACES.map(([bx, by, size], i) => {
    const ring = i % 3 === 1
    return `<circle cx="${(x + width * bx).toFixed(1)}" cy="${(y + height * by).toFixed(1)}" r="${(height * size).toFixed(1)}" ${ring ? `fill="none" stroke="${ink}" stroke-width="4"` : `fill="${i % 2 ? ink : accent}"`}/>`
  }).join('')
