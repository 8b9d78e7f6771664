import type { Motif } from './motif'

/** The old river in bands, the sun going down into it. */
export const waves: Motif = ({ x, y, width, height, ink, accent }) => {
  const step = width / 4
  const wave = (level: number, shift: number) => {
    let d = `M${x - step + shift} ${level}`
    for (let i = 0; i < 6; i += 1)
      d += ` q${step / 4} ${-height * 0.09} ${step / 2} 0 t${step / 2} 0`
    return d
  }
  const lines = [0.56, 0.68, 0.8, 0.92].map(
    (at, i) =>
      `<path d="${wave(y + height * at, (i % 2) * (step / 2))}" fill="none" stroke="${i % 2 ? accent : ink}" stroke-width="${height * 0.055}"/>`,
  )
  return `<path d="M${x + width * 0.5 - height * 0.36} ${y + height * 0.5} a${height * 0.36} ${height * 0.36} 0 0 1 ${height * 0.72} 0 Z" fill="${accent}"/>${lines.join('')}`
}
