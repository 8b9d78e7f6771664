import type { Motif } from './motif'

/** The gralha-azul that plants the araucárias, a seed in its beak. */
export const bird: Motif = ({ x, y, width, height, ink, accent, paper }) => {
  const size = Math.min(width, height)
  const left = x + (width - size) / 2
  const top = y + (height - size) / 2
  return `<g transform="translate(${left} ${top}) scale(${size / 100})">
<circle cx="50" cy="50" r="47" fill="${accent}"/>
<path d="M14 76 L40 54 C40 34 54 24 68 28 C74 20 82 22 84 28 L96 31 L84 36 C86 54 70 68 54 66 L30 78 Z" fill="${ink}"/>
<path d="M42 54 C52 48 64 50 70 58 C60 68 48 66 42 54 Z" fill="${accent}"/>
<circle cx="79" cy="29" r="2.4" fill="${paper}"/><ellipse cx="97" cy="31" rx="3.4" ry="2" fill="${ink}"/>
<path d="M54 66 L56 78 M62 64 L66 77 M36 80 H88" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" fill="none"/></g>`
}
