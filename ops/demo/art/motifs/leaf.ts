import type { Motif } from './motif'

/** Half of a vine leaf in a 100 x 100 square, its stem at 50 100; the other half mirrors it. */
const HALF =
  'M50 92 C44 84 40 80 34 84 C24 90 16 88 12 80 C17 78 18 74 16 69 C6 68 1 60 2 50 C9 52 13 49 14 44 C9 36 10 26 16 20 C20 26 25 27 30 24 C32 14 40 6 50 2 Z'

/** A vine leaf with its veins and a tendril. */
export const leaf: Motif = ({ x, y, width, height, ink, accent }) => {
  const size = Math.min(width, height * 0.94)
  const scale = size / 100
  const left = x + (width - size) / 2
  return `<g transform="translate(${left} ${y}) scale(${scale})">
<path d="${HALF}" fill="${accent}"/><path d="${HALF}" fill="${accent}" transform="translate(100 0) scale(-1 1)"/>
<path d="M50 100 V14 M50 70 L20 78 M50 70 L80 78 M50 56 L14 52 M50 56 L86 52 M50 42 L26 28 M50 42 L74 28" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/>
<path d="M50 92 C52 104 66 104 66 96 C66 90 58 91 60 96" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/></g>`
}
