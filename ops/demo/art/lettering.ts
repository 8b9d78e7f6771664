import caps from './glyphs/caps.json' with { type: 'json' }
import display from './glyphs/display.json' with { type: 'json' }
import italic from './glyphs/italic.json' with { type: 'json' }

/** Advance in thousandths of an em, outline as SVG path data with the baseline at 0. */
type Glyph = readonly [number, string]

export type Face = 'display' | 'italic' | 'caps'

const FACES: Record<Face, Record<string, Glyph>> = {
  display: display as unknown as Record<string, Glyph>,
  italic: italic as unknown as Record<string, Glyph>,
  caps: caps as unknown as Record<string, Glyph>,
}

const SPACE: Glyph = [240, '']

function glyphs(face: Face, text: string): Glyph[] {
  return [...text].map((letter) => FACES[face][letter] ?? SPACE)
}

/** Width of a line at size 1 (em), letter-spacing in em included between the letters. */
export function lineWidth(face: Face, text: string, tracking = 0): number {
  const line = glyphs(face, text)
  const advance = line.reduce((sum, [width]) => sum + width / 1000, 0)
  return advance + tracking * Math.max(line.length - 1, 0)
}

export interface Line {
  face: Face
  text: string
  /** Centre of the line, px. */
  x: number
  /** Baseline, px. */
  y: number
  /** Size of an em in px; made smaller when the line would be wider than maxWidth. */
  size: number
  fill: string
  /** Letter-spacing in em. */
  tracking?: number
  maxWidth?: number
}

/** A centred line of letters as one SVG path: the drawing machine needs no font. */
export function letterLine({ face, text, x, y, size, fill, tracking = 0, maxWidth }: Line): string {
  const width = lineWidth(face, text, tracking)
  const scale = maxWidth === undefined ? size : Math.min(size, maxWidth / width)
  let pen = x - (width * scale) / 2
  const letters = glyphs(face, text).map(([advance, outline]) => {
    const at = pen
    pen += (advance / 1000 + tracking) * scale
    return outline === ''
      ? ''
      : `<path transform="translate(${at.toFixed(1)} ${y}) scale(${(scale / 1000).toFixed(4)})" d="${outline}"/>`
  })
  return `<g fill="${fill}">${letters.join('')}</g>`
}
