import { AXIS, MOULDS, type BottleShape } from './bottleShapes'

/** What shuts the bottle. */
export type Closure = 'foil' | 'wax' | 'crown' | 'champagne' | 'cork'

/** Draws the closure over the neck; `color` is the foil, wax or cap. */
export function drawClosure(shape: BottleShape, closure: Closure, color: string): string {
  const { top, lip, neck, shoulder } = MOULDS[shape]
  const left = AXIS - lip
  const wide = lip * 2
  switch (closure) {
    case 'foil': {
      const end = top + (shoulder - top) * 0.72
      return `<path d="M${left - 2} ${top - 4} q0 -6 6 -6 h${wide - 8} q6 0 6 6 v30 l-6 8 V${end} Q${AXIS} ${end + 14} ${AXIS - neck - 2} ${end} V${top + 34} l${-(lip - neck)} -8 Z" fill="${color}"/>
<path d="M${AXIS - neck - 2} ${end - 26} Q${AXIS} ${end - 12} ${AXIS + neck + 2} ${end - 26}" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>`
    }
    case 'wax': {
      const end = top + (shoulder - top) * 0.42
      const n = neck + 5
      const drips = [
        [-n, 20, 34],
        [-n + 22, 18, 62],
        [-n + 44, 16, 14],
        [n - 18, 18, 46],
      ].map(
        ([dx = 0, w = 16, drop = 0]) =>
          `<rect x="${AXIS + dx}" y="${end - 30}" width="${w}" height="${drop + 30}" rx="${w / 2}"/>`,
      )
      return `<g fill="${color}"><rect x="${left - 5}" y="${top - 12}" width="${wide + 10}" height="50" rx="13"/>
<rect x="${AXIS - n}" y="${top + 16}" width="${n * 2}" height="${end - top - 16}" rx="8"/>${drips.join('')}</g>
<path d="M${left + 10} ${top} v22" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>`
    }
    case 'crown': {
      const teeth = Array.from({ length: 9 }, (_, i) => {
        const x = left - 6 + (i * (wide + 12)) / 9
        const w = (wide + 12) / 9
        return `<path d="M${x} ${top + 12} h${w} v8 a${w / 2} ${w / 2} 0 0 1 ${-w} 0 Z" fill="${color}"/>`
      })
      return `<path d="M${left - 6} ${top + 14} V${top + 2} Q${left - 4} ${top - 14} ${left + 16} ${top - 14} H${left + wide - 16} Q${left + wide + 4} ${top - 14} ${left + wide + 6} ${top + 2} V${top + 14} Z" fill="${color}"/>${teeth.join('')}
<path d="M${left + 8} ${top - 4} h${wide * 0.34}" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`
    }
    case 'champagne': {
      const end = shoulder + 70
      return `<path d="M${left - 6} ${top - 12} q0 -20 22 -20 h${wide - 32} q22 0 22 20 v28 l-10 12 l-2 24 Q${AXIS + neck + 2} ${top + 70} ${AXIS + neck + 3} ${shoulder} q1 30 9 ${end - shoulder} L${AXIS + 22} ${end - 14} L${AXIS} ${end + 14} L${AXIS - 22} ${end - 14} L${AXIS - neck - 12} ${end} q8 ${-(end - shoulder) + 30} 9 ${-(end - shoulder)} V${top + 52} l-2 -24 l-10 -12 Z" fill="${color}"/>
<path d="M${left} ${top + 24} H${left + wide}" stroke="#fff" stroke-opacity=".45" stroke-width="5"/><path d="M${left + 2} ${top + 38} H${left + wide - 2}" stroke="#000" stroke-opacity=".22" stroke-width="5"/>
<path d="M${AXIS - neck + 10} ${top + 60} V${shoulder - 4}" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>`
    }
    case 'cork':
      return `<path d="M${AXIS - neck + 6} ${top + 4} v-16 q0 -6 6 -6 h${neck * 2 - 24} q6 0 6 6 v16 Z" fill="${color}"/><path d="M${AXIS - neck + 14} ${top - 6} h8 M${AXIS} ${top - 10} h9 M${AXIS - 4} ${top - 2} h6" stroke="#7A5230" stroke-width="3" stroke-linecap="round"/>`
  }
}
