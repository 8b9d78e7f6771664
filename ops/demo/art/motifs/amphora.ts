import type { Motif } from './motif'

/** A clay talha half buried in the cellar's earth. */
export const amphora: Motif = ({ x, y, width, height, ink, accent }) => {
  const cx = x + width * 0.5
  const r = Math.min(width * 0.3, height * 0.36)
  const top = y + height * 0.04
  return `<path d="M${cx - r * 0.42} ${top} H${cx + r * 0.42} L${cx + r * 0.34} ${top + height * 0.1} Q${cx + r} ${top + height * 0.24} ${cx + r * 0.92} ${top + height * 0.5} Q${cx + r * 0.8} ${top + height * 0.8} ${cx + r * 0.3} ${y + height * 0.97} H${cx - r * 0.3} Q${cx - r * 0.8} ${top + height * 0.8} ${cx - r * 0.92} ${top + height * 0.5} Q${cx - r} ${top + height * 0.24} ${cx - r * 0.34} ${top + height * 0.1} Z" fill="${accent}"/>
<path d="M${cx - r * 0.36} ${top + height * 0.06} C${cx - r * 1.5} ${top} ${cx - r * 1.4} ${top + height * 0.34} ${cx - r * 0.86} ${top + height * 0.32} M${cx + r * 0.36} ${top + height * 0.06} C${cx + r * 1.5} ${top} ${cx + r * 1.4} ${top + height * 0.34} ${cx + r * 0.86} ${top + height * 0.32}" fill="none" stroke="${accent}" stroke-width="${r * 0.14}" stroke-linecap="round"/>
<path d="M${cx - r * 0.93} ${top + height * 0.4} H${cx + r * 0.93} M${cx - r * 0.9} ${top + height * 0.48} H${cx + r * 0.9}" stroke="${ink}" stroke-width="3"/>
<path d="M${cx - r * 0.72} ${top + height * 0.44} l${r * 0.18} ${-height * 0.028} l${r * 0.18} ${height * 0.028} l${r * 0.18} ${-height * 0.028} l${r * 0.18} ${height * 0.028} l${r * 0.18} ${-height * 0.028} l${r * 0.18} ${height * 0.028} l${r * 0.18} ${-height * 0.028} l${r * 0.18} ${height * 0.028}" fill="none" stroke="${ink}" stroke-width="3"/>
<path d="M${x} ${y + height * 0.7} Q${x + width * 0.2} ${y + height * 0.64} ${cx - r * 0.8} ${y + height * 0.7} M${cx + r * 0.8} ${y + height * 0.7} Q${x + width * 0.85} ${y + height * 0.76} ${x + width} ${y + height * 0.69} M${x + width * 0.06} ${y + height * 0.82} H${cx - r * 0.72} M${cx + r * 0.72} ${y + height * 0.84} H${x + width * 0.94} M${x + width * 0.16} ${y + height * 0.94} H${cx - r * 0.5} M${cx + r * 0.5} ${y + height * 0.95} H${x + width * 0.86}" fill="none" stroke="${ink}" stroke-width="3" opacity=".7"/>`
}
