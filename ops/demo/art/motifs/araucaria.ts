import type { Motif } from './motif'

/** The araucária of the southern plateaus: a candelabrum on a long trunk, the sun low behind it. */
export const araucaria: Motif = ({ x, y, width, height, ink, accent }) => {
  const tree = (cx: number, foot: number, size: number) => {
    const crown = foot - size
    const tiers = [0, 0.13, 0.26].map((drop, tier) => {
      const reach = size * (0.36 - tier * 0.07)
      const level = crown + size * (0.06 + drop)
      return `<path d="M${cx - reach} ${level - size * 0.05} Q${cx - reach * 0.6} ${level + size * 0.1} ${cx} ${level + size * 0.1} Q${cx + reach * 0.6} ${level + size * 0.1} ${cx + reach} ${level - size * 0.05}" fill="none" stroke="${ink}" stroke-width="${size * 0.035}" stroke-linecap="round"/>
<ellipse cx="${cx - reach}" cy="${level - size * 0.06}" rx="${size * 0.085}" ry="${size * 0.05}" fill="${ink}"/><ellipse cx="${cx + reach}" cy="${level - size * 0.06}" rx="${size * 0.085}" ry="${size * 0.05}" fill="${ink}"/>
<ellipse cx="${cx - reach * 0.5}" cy="${level}" rx="${size * 0.07}" ry="${size * 0.042}" fill="${ink}"/><ellipse cx="${cx + reach * 0.5}" cy="${level}" rx="${size * 0.07}" ry="${size * 0.042}" fill="${ink}"/>`
    })
    return `<path d="M${cx - size * 0.022} ${crown} L${cx + size * 0.022} ${crown} L${cx + size * 0.04} ${foot} L${cx - size * 0.04} ${foot} Z" fill="${ink}"/><ellipse cx="${cx}" cy="${crown - size * 0.01}" rx="${size * 0.13}" ry="${size * 0.055}" fill="${ink}"/>${tiers.join('')}`
  }
  const bottom = y + height
  return `<circle cx="${x + width * 0.5}" cy="${y + height * 0.5}" r="${height * 0.4}" fill="${accent}"/>
${tree(x + width * 0.5, bottom - 6, height * 0.9)}${tree(x + width * 0.2, bottom - 4, height * 0.5)}${tree(x + width * 0.8, bottom - 4, height * 0.6)}
<path d="M${x} ${bottom} Q${x + width * 0.3} ${bottom - height * 0.16} ${x + width * 0.6} ${bottom - height * 0.08} T${x + width} ${bottom - height * 0.06} V${bottom} Z" fill="${ink}"/>`
}
