import type { Tokens } from './tokens'

/** A palette as CSS custom properties: `onVinho` is `--on-vinho`. */
export const customProperties = (palette: Tokens): [name: string, value: string][] =>
  Object.entries(palette).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])
