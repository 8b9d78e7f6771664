import fraunces from '../fonts/fraunces-display.woff2'
import inter from '../fonts/inter-text.woff2'

/** The two families of the public pages (brand.md), each one variable file. */
export const ownFonts = [
  { family: 'Fraunces', url: fraunces, weight: '480' },
  { family: 'Inter', url: inter, weight: '400 650' },
] as const
