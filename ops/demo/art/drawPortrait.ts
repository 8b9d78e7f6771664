import { araucaria } from './motifs/araucaria'
import { cactus } from './motifs/mandacaru'

export type ProducerScene = 'hills' | 'river' | 'araucarias' | 'pampa'

/** Rows of vines that run to a vanishing point, clipped by the field they stand in. */
function vineRows(
  field: string,
  id: string,
  vanish: [number, number],
  foliage: string,
  soil: string,
): string {
  const [vx, vy] = vanish
  const rows = Array.from({ length: 13 }, (_, i) => {
    const x = -500 + i * 158
    return `<path d="M${vx} ${vy} L${x} 960 L${x + 86} 960 Z" fill="${foliage}"/><path d="M${vx} ${vy} L${x + 86} 960 L${x + 98} 960 Z" fill="#000" opacity=".18"/>`
  })
  return `<clipPath id="${id}"><path d="${field}"/></clipPath><path d="${field}" fill="${soil}"/><g clip-path="url(#${id})">${rows.join('')}</g>`
}

const sun = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${color}" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`

const ridge = (d: string, fill: string) => `<path d="${d} V900 H0 Z" fill="${fill}"/>`

function house(x: number, y: number, wall: string, roof: string): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 60 V0 H130 V60 Z" fill="${wall}"/><path d="M-16 4 L28 -44 H102 L146 4 Z" fill="${roof}"/><path d="M92 -38 v-26 h16 v30 Z" fill="${roof}"/><path d="M54 60 v-36 a13 13 0 0 1 26 0 v36 Z" fill="${roof}"/><rect x="16" y="20" width="20" height="20" fill="${roof}" opacity=".7"/><rect x="98" y="20" width="20" height="20" fill="${roof}" opacity=".7"/></g>`
}

function sheep(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-12 14 v12 M-4 16 v11 M8 16 v11 M15 14 v12" stroke="#2A1A16" stroke-width="4" stroke-linecap="round"/><circle cx="-12" cy="4" r="12" fill="#FBF5E8"/><circle cx="2" cy="0" r="14" fill="#FBF5E8"/><circle cx="14" cy="5" r="12" fill="#FBF5E8"/><circle cx="0" cy="9" r="12" fill="#FBF5E8"/><ellipse cx="27" cy="0" rx="8" ry="10" fill="#2A1A16"/></g>`
}

const SCENES: Record<ProducerScene, () => string> = {
  hills: () => `<rect width="900" height="900" fill="#F6D9B0"/>${sun(640, 250, 92, '#E9795B')}
${ridge('M0 430 Q180 300 380 400 T900 330', '#D9A58C')}${ridge('M0 520 Q240 400 480 500 T900 440', '#A8653F')}
${ridge('M0 600 Q260 520 520 590 T900 540', '#7C8748')}
${house(150, 520, '#FBF0E2', '#7A1528')}
${vineRows('M0 640 Q300 570 600 640 T900 620 V900 H0 Z', 'slope', [520, 520], '#4B5829', '#B07A4C')}`,
  river: () => `<rect width="900" height="900" fill="#FBE3B5"/>${sun(300, 270, 110, '#F08A3C')}
${ridge('M0 470 Q200 440 420 462 T900 430', '#D9A062')}
<rect y="470" width="900" height="190" fill="#2F6E78"/>
${[500, 535, 575, 620].map((y, i) => `<path d="M${40 + i * 60} ${y} h${180 - i * 20} M${420 - i * 30} ${y + 14} h220 M${700 - i * 10} ${y - 4} h130" stroke="#F6D9A0" stroke-width="5" stroke-linecap="round" opacity=".6"/>`).join('')}
<g transform="translate(560 508)"><path d="M-70 0 Q0 34 90 0 L74 26 Q0 46 -54 26 Z" fill="#3B0A14"/><path d="M0 4 V-84 L58 -8 Z" fill="#FBF5E8"/></g>
${vineRows('M0 690 Q300 620 620 668 T900 640 V900 H0 Z', 'bank', [450, 540], '#5C6B35', '#C98A4E')}
${cactus({ x: 640, y: 420, width: 240, height: 300, ink: '#35502E', accent: '#E9795B', paper: '#FBE3B5' })}`,
  araucarias: () => `<rect width="900" height="900" fill="#D5E0E2"/>${sun(450, 300, 80, '#FBF5E8')}
${ridge('M0 420 Q220 330 430 410 T900 350', '#A9BDC2')}${ridge('M0 520 Q260 420 520 500 T900 470', '#7F9A9A')}
${araucaria({ x: 40, y: 250, width: 380, height: 370, ink: '#2E4A3A', accent: 'none', paper: '#D5E0E2' })}
${araucaria({ x: 560, y: 320, width: 320, height: 290, ink: '#3C5B48', accent: 'none', paper: '#D5E0E2' })}
${ridge('M0 610 Q260 560 520 606 T900 570', '#4F6B4E')}
${house(430, 545, '#E9DAC3', '#3B0A14')}
${vineRows('M0 668 Q300 610 600 650 T900 630 V900 H0 Z', 'plateau', [400, 540], '#5E7A4E', '#8A7A5C')}
${[
  [80, 120, 5],
  [220, 70, 4],
  [360, 150, 6],
  [540, 90, 5],
  [700, 160, 4],
  [820, 80, 6],
  [620, 220, 4],
  [150, 220, 4],
  [480, 210, 3],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`)
  .join('')}`,
  pampa: () => `<rect width="900" height="900" fill="#F3C7A6"/>${sun(230, 360, 120, '#C8453B')}
<path d="M40 190 h420 M120 222 h180 M560 262 h300" stroke="#FBE8D8" stroke-width="16" stroke-linecap="round" fill="none" opacity=".8"/>
${ridge('M0 500 Q260 430 520 490 T900 450', '#B8744C')}${ridge('M0 580 Q300 500 620 570 T900 540', '#8A8A45')}
${vineRows('M0 640 Q320 560 640 620 T900 600 V900 H0 Z', 'coxilha', [640, 510], '#66753C', '#A9583C')}
${ridge('M0 760 Q280 690 560 770 T900 760', '#98A35A')}
${sheep(190, 775, 1.5)}${sheep(330, 812, 1.9)}${sheep(600, 826, 1.7)}${sheep(735, 806, 1.3)}
<path d="M0 860 H900 M0 880 H900" stroke="#3B0A14" stroke-width="4"/>${[60, 240, 420, 600, 780].map((x) => `<path d="M${x} 826 V900" stroke="#3B0A14" stroke-width="11"/>`).join('')}`,
}

/** The place where a producer's vines stand, as a standalone SVG of 900 x 900 px. */
export function drawPortrait(scene: ProducerScene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="900" height="900">${SCENES[scene]()}</svg>`
}
