/** The mould a bottle was blown in; winemakers recognise a style by it. */
export type BottleShape = 'bordeaux' | 'burgundy' | 'flute' | 'sparkling' | 'provence'

/** Half-widths and heights in px of a 900 x 1200 picture; the axis is x = 450, the table y = BASE. */
interface Mould {
  top: number
  lip: number
  neck: number
  /** Where the neck opens into the shoulder. */
  shoulder: number
  /** Where the shoulder has reached the body. */
  body: number
  half: number
  /** How round the shoulder is: 0 a straight slope, 1 a corner. */
  roundness: number
  /** Half-width at the waist, when the body has one. */
  waist?: number
  label: { top: number; height: number }
}

export const AXIS = 450
export const BASE = 1110

export const MOULDS: Record<BottleShape, Mould> = {
  bordeaux: {
    top: 142,
    lip: 41,
    neck: 35,
    shoulder: 372,
    body: 500,
    half: 138,
    roundness: 0.72,
    label: { top: 590, height: 392 },
  },
  burgundy: {
    top: 150,
    lip: 42,
    neck: 35,
    shoulder: 330,
    body: 640,
    half: 152,
    roundness: 0.5,
    label: { top: 668, height: 346 },
  },
  flute: {
    top: 96,
    lip: 38,
    neck: 32,
    shoulder: 270,
    body: 640,
    half: 122,
    roundness: 0.42,
    label: { top: 660, height: 362 },
  },
  sparkling: {
    top: 140,
    lip: 45,
    neck: 38,
    shoulder: 290,
    body: 640,
    half: 156,
    roundness: 0.56,
    label: { top: 684, height: 330 },
  },
  provence: {
    top: 142,
    lip: 40,
    neck: 33,
    shoulder: 372,
    body: 560,
    half: 138,
    roundness: 0.66,
    waist: 122,
    label: { top: 640, height: 340 },
  },
}

function rightSide(
  { top, lip, neck, shoulder, body, half, roundness, waist }: Mould,
  inset: number,
): string {
  const x = (value: number) => AXIS + value - inset
  const lipEnd = top + 26
  const slope = body - shoulder
  const side =
    waist === undefined
      ? `L${x(half)} ${BASE - 26 - inset}`
      : `C${x(half)} ${body + 90} ${x(waist)} ${body + 140} ${x(waist)} ${body + 260} S${x(half - 4)} ${BASE - 120} ${x(half - 4)} ${BASE - 26 - inset}`
  const foot = waist === undefined ? half : half - 4
  return [
    `L${x(lip)} ${top + inset}`,
    `L${x(lip)} ${lipEnd}`,
    `L${x(neck)} ${lipEnd + 6}`,
    `L${x(neck)} ${shoulder}`,
    `C${x(neck)} ${shoulder + slope * roundness} ${x(half)} ${body - slope * roundness} ${x(half)} ${body}`,
    side,
    `Q${x(foot)} ${BASE - inset} ${x(foot - 28)} ${BASE - inset}`,
  ].join(' ')
}

/** Mirrors path data at the bottle's axis: only absolute commands with x y pairs. */
function mirrored(path: string): string {
  return path.replace(
    /([-\d.]+) ([-\d.]+)/g,
    (_, x: string, y: string) => `${2 * AXIS - Number(x)} ${y}`,
  )
}

/** Closed outline of a bottle, `inset` px inside its glass. */
export function bottleOutline(shape: BottleShape, inset = 0): string {
  const mould = MOULDS[shape]
  const right = rightSide(mould, inset)
  return `M${AXIS} ${mould.top + inset} ${right} L${AXIS} ${BASE - inset} Z M${AXIS} ${mould.top + inset} ${mirrored(right)} L${AXIS} ${BASE - inset} Z`
}

/** Open line along the left side, `inset` px inside: where light falls on the glass. */
export function leftEdge(shape: BottleShape, inset: number): string {
  const { neck, shoulder, body, half, roundness } = MOULDS[shape]
  const slope = body - shoulder
  const x = (value: number) => AXIS - value + inset
  return `M${x(neck)} ${shoulder - 60} L${x(neck)} ${shoulder} C${x(neck)} ${shoulder + slope * roundness} ${x(half)} ${body - slope * roundness} ${x(half)} ${body} L${x(half)} ${body + 10}`
}
