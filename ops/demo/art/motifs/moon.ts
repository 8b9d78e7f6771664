import type { Motif } from './motif'

/** A waning moon over a still ridge: wines that follow the biodynamic calendar. */
export const moon: Motif = ({ x, y, width, height, ink, accent, paper }) => {
  const cx = x + width * 0.5
  const cy = y + height * 0.42
  const r = height * 0.33
  const stars = [
    [0.12, 0.2, 5],
    [0.24, 0.5, 3.5],
    [0.84, 0.16, 4],
    [0.9, 0.46, 5.5],
    [0.74, 0.62, 3],
    [0.32, 0.1, 3],
  ].map(([sx = 0, sy = 0, size = 4]) => {
    const px = x + width * sx
    const py = y + height * sy
    return `<path d="M${px} ${py - size * 2} L${px + size * 0.5} ${py - size * 0.5} L${px + size * 2} ${py} L${px + size * 0.5} ${py + size * 0.5} L${px} ${py + size * 2} L${px - size * 0.5} ${py + size * 0.5} L${px - size * 2} ${py} L${px - size * 0.5} ${py - size * 0.5} Z" fill="${accent}"/>`
  })
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${accent}"/><circle cx="${cx + r * 0.42}" cy="${cy - r * 0.16}" r="${r * 0.86}" fill="${paper}"/>
${stars.join('')}
<path d="M${x} ${y + height} V${y + height * 0.88} Q${x + width * 0.26} ${y + height * 0.74} ${x + width * 0.48} ${y + height * 0.86} T${x + width} ${y + height * 0.8} V${y + height} Z" fill="${ink}" opacity=".85"/>`
}
