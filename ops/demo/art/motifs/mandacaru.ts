import type { Motif } from './motif'

/** A mandacaru in flower, its foot at the bottom of the box. */
export const cactus: Motif = ({ x, y, width, height, ink, accent }) => {
  const cx = x + width * 0.5
  const bottom = y + height
  const arm = (d: string, weight: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
  const flower = (fx: number, fy: number) =>
    `<circle cx="${fx}" cy="${fy}" r="${height * 0.035}" fill="${accent}" stroke="${ink}" stroke-width="2"/>`
  const w = height * 0.085
  return `${arm(`M${cx} ${bottom} V${y + height * 0.16}`, w * 1.15)}
${arm(`M${cx} ${y + height * 0.68} H${cx - width * 0.17} V${y + height * 0.34}`, w)}
${arm(`M${cx} ${y + height * 0.58} H${cx + width * 0.16} V${y + height * 0.28}`, w)}
${arm(`M${cx - width * 0.17} ${y + height * 0.54} H${cx - width * 0.29} V${y + height * 0.4}`, w * 0.85)}
${arm(`M${cx + width * 0.16} ${y + height * 0.5} H${cx + width * 0.28} V${y + height * 0.38}`, w * 0.85)}
${flower(cx, y + height * 0.1)}${flower(cx - width * 0.17, y + height * 0.28)}${flower(cx + width * 0.16, y + height * 0.22)}`
}

/** The mandacaru of the São Francisco valley before a white-hot sun. */
export const mandacaru: Motif = (box) => {
  const { x, y, width, height, ink, accent } = box
  return `<circle cx="${x + width * 0.66}" cy="${y + height * 0.3}" r="${height * 0.25}" fill="${accent}"/>${cactus(box)}
<path d="M${x} ${y + height - 3} H${x + width}" stroke="${ink}" stroke-width="6"/>`
}
