import { expect, test } from 'vitest'
import { palettes, type Tokens } from '../../../src/kit/theme/tokens'

/** WCAG 2.2 relative luminance of #RRGGBB. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

const surfaces = ['paper', 'card', 'sand'] as const
const texts = ['ink', 'muted', 'vinho', 'error'] as const
const pairs: [keyof Tokens, keyof Tokens][] = [
  ...texts.flatMap((text) =>
    surfaces.map((surface): [keyof Tokens, keyof Tokens] => [text, surface]),
  ),
  ['onVinho', 'vinho'],
  ['onVinho', 'vinhoHover'],
  ['onCellar', 'cellar'],
  ['onBanner', 'banner'],
  ['ok', 'okBg'],
  ['warning', 'warningBg'],
  ['error', 'errorBg'],
  ['info', 'infoBg'],
]

test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
  'every text of the %s palette reaches 4.5:1',
  (mode) => {
    const tokens = palettes[mode]
    const weak = pairs
      .map(([text, surface]) => ({ text, surface, ratio: contrast(tokens[text], tokens[surface]) }))
      .filter(({ ratio }) => ratio < 4.5)
    expect(weak).toEqual([])
  },
)

test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
  'the border of an input reaches 3:1 in the %s palette',
  (mode) => {
    const tokens = palettes[mode]
    for (const surface of ['paper', 'card'] as const) {
      expect(contrast(tokens.outline, tokens[surface])).toBeGreaterThanOrEqual(3)
    }
  },
)
