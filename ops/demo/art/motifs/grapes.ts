import type { Motif } from './motif'

/** Rows of a hanging cluster, from the widest to the tip. */
const ROWS = [3, 4, 4, 3, 2, 1]

/** A cluster of berries with its stem and one small leaf. */
export const grapes: Motif = ({ x, y, width, height, ink, accent }) => {
  const r = Math.min(height / 13.4, width / 9)
  const cx = x + width / 2
  const top = y + height * 0.22
  const berries = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const px = cx + (i - (count - 1) / 2) * r * 1.92
      const py = top + r + row * r * 1.62
      return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${r.toFixed(1)}" fill="${(row + i) % 3 === 0 ? ink : accent}"/>`
    }),
  )
  return `<path d="M${cx} ${top + r} C${cx} ${top - r} ${cx + r * 0.4} ${y + r} ${cx + r * 1.3} ${y}" fill="none" stroke="${ink}" stroke-width="${r * 0.34}" stroke-linecap="round"/>
<path d="M${cx} ${top} C${cx - r * 1.2} ${top - r * 2.6} ${cx - r * 4} ${top - r * 2} ${cx - r * 4.2} ${top - r * 0.1} C${cx - r * 2.6} ${top + r * 0.5} ${cx - r * 1.2} ${top + r * 0.3} ${cx} ${top} Z" fill="${ink}"/>${berries.join('')}`
}
