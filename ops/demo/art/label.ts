import { letterLine } from './lettering'
import { MOTIFS, type MotifName } from './motifs/index'
import { PAPERS, type Paper } from './palette'

export type LabelCut = 'sheet' | 'arch' | 'band' | 'oval' | 'torn'

export interface LabelDesign {
  cut: LabelCut
  paper: Paper
  accent: string
  motif: MotifName
  /** One to three lines of the wine's name. */
  title: string[]
  face: 'display' | 'italic'
  /** Grape or style, set small in capitals. */
  grape: string
  vintage: string
  producer: string
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function outline(cut: LabelCut, { x, y, width, height }: Box): string {
  const right = x + width
  const bottom = y + height
  switch (cut) {
    case 'arch':
      return `M${x} ${bottom} V${y + width / 2} A${width / 2} ${width / 2} 0 0 1 ${right} ${y + width / 2} V${bottom} Z`
    case 'oval':
      return `M${x} ${y + height / 2} a${width / 2} ${height / 2} 0 1 1 ${width} 0 a${width / 2} ${height / 2} 0 1 1 ${-width} 0 Z`
    case 'torn': {
      const teeth = 14
      const step = width / teeth
      const edge = Array.from({ length: teeth }, (_, i) => {
        const drop = [0, 7, 2, 9, 4, 1, 8][i % 7] ?? 0
        return `L${right - i * step} ${bottom - drop}`
      })
      return `M${x} ${y + 5} L${x + width * 0.3} ${y} L${x + width * 0.62} ${y + 6} L${right} ${y + 1} V${bottom} ${edge.join(' ')} L${x} ${bottom - 3} Z`
    }
    case 'sheet':
    case 'band':
      return `M${x} ${y} H${right} V${bottom} H${x} Z`
  }
}

/** Where the picture stands inside the label, and how wide the letters may run. */
function layout(
  cut: LabelCut,
  box: Box,
  titleLines: number,
): { picture: Box; text: number; titleTop: number } {
  const share = titleLines > 2 ? 0.36 : titleLines > 1 ? 0.42 : 0.5
  if (cut === 'oval') {
    const width = box.width * 0.5
    const height = box.height * (titleLines > 1 ? 0.27 : 0.34)
    const top = box.y + box.height * 0.1
    return {
      picture: { x: box.x + (box.width - width) / 2, y: top, width, height },
      text: box.width * 0.76,
      titleTop: top + height + box.height * 0.03,
    }
  }
  const inset = cut === 'arch' ? box.width * 0.2 : box.width * 0.12
  const top = cut === 'arch' ? box.y + box.height * 0.12 : box.y + box.height * 0.12
  return {
    picture: {
      x: box.x + inset,
      y: top,
      width: box.width - inset * 2,
      height: box.height * share - box.height * 0.06,
    },
    text: box.width * 0.82,
    titleTop: top + box.height * share - box.height * 0.03,
  }
}

/**
 * Draws a label into its box (px).
 * @param id prefix of the SVG ids, unique within the picture
 */
export function drawLabel(id: string, design: LabelDesign, box: Box): string {
  const { paper, ink } = PAPERS[design.paper]
  const { accent, title, face } = design
  const cx = box.x + box.width / 2
  const shape = outline(design.cut, box)
  const { picture, text, titleTop } = layout(design.cut, box, title.length)
  const foot =
    design.cut === 'oval' ? box.y + box.height * 0.9 : box.y + box.height - box.height * 0.065
  const grapeY = design.cut === 'oval' ? foot - 34 : foot - 20
  const room = grapeY - 24 - titleTop
  const size = Math.min(face === 'italic' ? 62 : 54, (room / title.length) * 0.92)
  const first = titleTop + (room - size * 1.02 * title.length) / 2 + size * 0.82
  const lines = title.map((line, i) =>
    letterLine({
      face,
      text: line,
      x: cx,
      y: first + i * size * 1.02,
      size,
      fill: ink,
      maxWidth: text,
    }),
  )
  const motif = MOTIFS[design.motif]({ ...picture, ink, accent, paper })
  const header =
    design.cut === 'oval' || design.cut === 'arch'
      ? ''
      : letterLine({
          face: 'caps',
          text: design.producer.toUpperCase(),
          x: cx,
          y: box.y + 30,
          size: 13,
          tracking: 0.16,
          fill: ink,
          maxWidth: text,
        })
  return `<clipPath id="${id}-cut"><path d="${shape}"/></clipPath>
<path d="${shape}" fill="${paper}"/>
<g clip-path="url(#${id}-cut)">${motif}</g>${header}
${lines.join('')}
${letterLine({ face: 'caps', text: design.grape.toUpperCase(), x: cx, y: grapeY, size: 15, tracking: 0.14, fill: ink, maxWidth: text * (design.cut === 'oval' ? 0.8 : 1) })}
${letterLine({ face: 'caps', text: design.vintage, x: cx, y: grapeY + 22, size: 15, tracking: 0.22, fill: ink, maxWidth: text })}`
}
