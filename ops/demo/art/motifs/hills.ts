import type { Motif } from './motif'

/** The slopes of the Serra with the sun behind them and rows of vines on the near one. */
export const hills: Motif = ({ x, y, width, height, ink, accent }) => {
  const bottom = y + height
  return `<circle cx="${x + width * 0.62}" cy="${y + height * 0.36}" r="${height * 0.24}" fill="${accent}"/>
<path d="M${x} ${y + height * 0.62} Q${x + width * 0.25} ${y + height * 0.22} ${x + width * 0.52} ${y + height * 0.55} T${x + width} ${y + height * 0.42} V${bottom} H${x} Z" fill="${ink}" opacity=".35"/>
<path d="M${x} ${y + height * 0.8} Q${x + width * 0.4} ${y + height * 0.42} ${x + width} ${y + height * 0.7} V${bottom} H${x} Z" fill="${ink}" opacity=".8"/>
<path d="M${x + width * 0.12} ${bottom} Q${x + width * 0.4} ${y + height * 0.72} ${x + width * 0.46} ${y + height * 0.6} M${x + width * 0.4} ${bottom} Q${x + width * 0.5} ${y + height * 0.76} ${x + width * 0.52} ${y + height * 0.6} M${x + width * 0.68} ${bottom} Q${x + width * 0.62} ${y + height * 0.76} ${x + width * 0.58} ${y + height * 0.61} M${x + width * 0.95} ${bottom} Q${x + width * 0.76} ${y + height * 0.74} ${x + width * 0.64} ${y + height * 0.62}" stroke="${accent}" stroke-width="2.6" fill="none" opacity=".7"/>`
}
