import type { Motif } from './motif'

/** The soil in section: topsoil, clay, basalt with its stones. */
export const strata: Motif = ({ x, y, width, height, ink, accent }) => {
  const band = (from: number, fill: string, opacity: number, sway: number) =>
    `<path d="M${x} ${y + height * from} Q${x + width * 0.3} ${y + height * (from - sway)} ${x + width * 0.55} ${y + height * from} T${x + width} ${y + height * (from - sway * 0.4)} V${y + height} H${x} Z" fill="${fill}" opacity="${opacity}"/>`
  const stones = [
    [0.14, 0.9, 12],
    [0.34, 0.86, 8],
    [0.55, 0.92, 14],
    [0.76, 0.87, 9],
    [0.9, 0.93, 11],
  ].map(
    ([sx = 0, sy = 0, r = 8]) =>
      `<ellipse cx="${x + width * sx}" cy="${y + height * sy}" rx="${r * 1.4}" ry="${r}" fill="${accent}"/>`,
  )
  const roots = `<path d="M${x + width * 0.5} ${y} V${y + height * 0.3} C${x + width * 0.5} ${y + height * 0.5} ${x + width * 0.42} ${y + height * 0.56} ${x + width * 0.44} ${y + height * 0.74} M${x + width * 0.5} ${y + height * 0.3} C${x + width * 0.52} ${y + height * 0.5} ${x + width * 0.64} ${y + height * 0.5} ${x + width * 0.62} ${y + height * 0.7} M${x + width * 0.5} ${y + height * 0.26} C${x + width * 0.44} ${y + height * 0.44} ${x + width * 0.28} ${y + height * 0.42} ${x + width * 0.24} ${y + height * 0.6}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`
  return `${band(0.34, accent, 0.55, 0.1)}${band(0.56, ink, 0.3, 0.12)}${band(0.76, ink, 0.9, 0.08)}${stones.join('')}${roots}
<path d="M${x + width * 0.5} ${y + height * 0.06} c-30 -20 -56 -6 -60 16 c24 8 46 2 60 -16 c30 -24 58 -10 62 12 c-24 10 -48 4 -62 -12" fill="${ink}"/>`
}
