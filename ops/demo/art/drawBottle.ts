import { AXIS, BASE, bottleOutline, leftEdge, MOULDS, type BottleShape } from './bottleShapes'
import { type Closure, drawClosure } from './closure'
import { type Companion, drawCompanion } from './companions'
import { drawLabel, type LabelDesign } from './label'
import { BACKDROPS, type Backdrop, GLASS, type GlassColor } from './palette'

export const PICTURE = { width: 900, height: 1200 } as const

export interface BottleDesign {
  shape: BottleShape
  glass: GlassColor
  /** Colour of the wine, seen through clear glass and in the companion's glass. */
  wine: string
  berry: string
  closure: Closure
  closureColor: string
  backdrop: Backdrop
  companion: Companion
  label?: LabelDesign
}

function scene(backdrop: Backdrop): string {
  const { wall, arch, table, hill } = BACKDROPS[backdrop]
  return `<rect width="900" height="1200" fill="${wall}"/>
<path d="M110 1110 V430 A340 340 0 0 1 790 430 V1110 Z" fill="${arch}"/>
<clipPath id="arch"><path d="M110 1110 V430 A340 340 0 0 1 790 430 V1110 Z"/></clipPath>
<g clip-path="url(#arch)"><path d="M110 900 Q260 760 450 850 T800 780 V1120 H110 Z" fill="${hill}" opacity=".75"/><path d="M110 1010 Q330 880 560 960 T800 930 V1120 H110 Z" fill="${hill}"/></g>
<rect y="1076" width="900" height="124" fill="${table}"/><rect y="1076" width="900" height="6" fill="#fff" opacity=".25"/>`
}

function glassBody({ shape, glass, wine }: BottleDesign): string {
  const { body, clear } = GLASS[glass]
  const outline = bottleOutline(shape)
  if (!clear) return `<path d="${outline}" fill="${body}"/>`
  const { top, shoulder, half } = MOULDS[shape]
  const fill = top + (shoulder - top) * 0.62
  return `<path d="${outline}" fill="${body}" opacity=".92"/>
<clipPath id="fill"><rect x="${AXIS - half}" y="${fill}" width="${half * 2}" height="${BASE - fill}"/></clipPath>
<path d="${bottleOutline(shape, 8)}" fill="${wine}" clip-path="url(#fill)"/>
<path d="M${AXIS - half * 0.7} ${BASE - 9} Q${AXIS} ${BASE - 54} ${AXIS + half * 0.7} ${BASE - 9} Z" fill="#fff" opacity=".28"/>`
}

function light(shape: BottleShape): string {
  const { half, shoulder, neck, top } = MOULDS[shape]
  return `<linearGradient id="volume" gradientUnits="userSpaceOnUse" x1="${AXIS - half}" x2="${AXIS + half}" y1="0" y2="0">
<stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".14" stop-color="#000" stop-opacity=".04"/><stop offset=".34" stop-color="#fff" stop-opacity=".07"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset=".84" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>
<path d="${bottleOutline(shape)}" fill="url(#volume)"/>
<path d="${leftEdge(shape, 20)}" stroke="#fff" stroke-opacity=".34" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
<path d="M${AXIS - neck + 12} ${top + 60} V${shoulder - 100}" stroke="#fff" stroke-opacity=".2" stroke-width="7" stroke-linecap="round"/>`
}

function labelBox(shape: BottleShape, cut: LabelDesign['cut']) {
  const { half, waist, label } = MOULDS[shape]
  const reach = waist ?? half
  const share = { sheet: 0.86, torn: 0.88, arch: 0.82, oval: 0.88, band: 1 }[cut]
  const width = reach * 2 * share
  const tall = cut === 'arch' ? 40 : 0
  return { x: AXIS - width / 2, y: label.top - tall, width, height: label.height + tall }
}

/** A bottle before its backdrop as a standalone SVG of 900 x 1200 px. */
export function drawBottle(design: BottleDesign): string {
  const { shape, label } = design
  const half = MOULDS[shape].half
  const paper = label === undefined ? '' : drawLabel('label', label, labelBox(shape, label.cut))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">
${scene(design.backdrop)}
<ellipse cx="${AXIS + 30}" cy="${BASE + 4}" rx="${half + 60}" ry="17" fill="#000" opacity=".2"/>
${drawCompanion(design.companion, design.wine, design.berry)}
${glassBody(design)}
${drawClosure(shape, design.closure, design.closureColor)}
<clipPath id="glass"><path d="${bottleOutline(shape)}"/></clipPath>
<g clip-path="url(#glass)">${paper}</g>
${light(shape)}
</svg>`
}
