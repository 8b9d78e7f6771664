import { customProperties } from './customProperties'
import { palettes, type Mode } from './tokens'

const declarations = (mode: Mode): string =>
  [['color-scheme', mode], ...customProperties(palettes[mode])]
    .map((pair) => pair.join(':'))
    .join(';')

/**
 * The colours of a prerendered page, right from the first paint: the device's, or those that `data-theme` names.
 * `colorMode.ts` writes the same ones later.
 */
export const paletteCss = [
  `:root{${declarations('light')}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations('dark')}}}`,
  `:root[data-theme=dark]{${declarations('dark')}}`,
].join('')
