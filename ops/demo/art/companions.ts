/** What stands beside the bottle on the table. */
export type Companion = 'none' | 'glass' | 'flute' | 'cluster' | 'leaf'

const GLASS_LINE = '#FFFFFF'

function stemware(cx: number, wine: string): string {
  return `<g><ellipse cx="${cx}" cy="1112" rx="64" ry="9" fill="#000" opacity=".16"/>
<path d="M${cx - 74} 820 C${cx - 92} 930 ${cx - 60} 985 ${cx} 985 C${cx + 60} 985 ${cx + 92} 930 ${cx + 74} 820 Z" fill="${GLASS_LINE}" opacity=".34"/>
<path d="M${cx - 82} 890 C${cx - 80} 950 ${cx - 50} 977 ${cx} 977 C${cx + 50} 977 ${cx + 80} 950 ${cx + 82} 890 Z" fill="${wine}" opacity=".95"/>
<ellipse cx="${cx}" cy="890" rx="82" ry="9" fill="#fff" opacity=".22"/>
<path d="M${cx - 5} 984 h10 l3 112 q26 4 48 14 h-112 q22 -10 48 -14 Z" fill="${GLASS_LINE}" opacity=".55"/>
<path d="M${cx - 58} 845 C${cx - 70} 905 ${cx - 56} 940 ${cx - 38} 954" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".55"/></g>`
}

function flute(cx: number, wine: string): string {
  const rising = [
    [-10, 960, 5],
    [12, 930, 4],
    [-6, 890, 4],
    [14, 860, 3],
    [2, 830, 3],
    [-14, 836, 2.5],
    [8, 990, 4],
  ]
  return `<g><ellipse cx="${cx}" cy="1112" rx="52" ry="8" fill="#000" opacity=".16"/>
<path d="M${cx - 38} 740 C${cx - 46} 880 ${cx - 34} 1000 ${cx} 1018 C${cx + 34} 1000 ${cx + 46} 880 ${cx + 38} 740 Z" fill="${GLASS_LINE}" opacity=".36"/>
<path d="M${cx - 41} 800 C${cx - 42} 900 ${cx - 30} 996 ${cx} 1010 C${cx + 30} 996 ${cx + 42} 900 ${cx + 41} 800 Z" fill="${wine}" opacity=".95"/>
<ellipse cx="${cx}" cy="800" rx="41" ry="6" fill="#fff" opacity=".5"/>
${rising.map(([dx = 0, y = 0, r = 3]) => `<circle cx="${cx + dx}" cy="${y}" r="${r}" fill="#fff" opacity=".7"/>`).join('')}
<path d="M${cx - 4} 1016 h8 l2 82 q22 3 40 12 h-92 q18 -9 40 -12 Z" fill="${GLASS_LINE}" opacity=".6"/></g>`
}

/** Berries of a lying cluster: x, y and radius in px, from the back to the front. */
const BERRIES = [
  [610, 1044, 24],
  [650, 1034, 25],
  [692, 1038, 24],
  [732, 1050, 22],
  [590, 1080, 25],
  [630, 1074, 27],
  [672, 1072, 27],
  [714, 1080, 25],
  [754, 1084, 22],
  [786, 1094, 17],
] as const

function cluster(berry: string, stem: string): string {
  const fruit = BERRIES.map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${berry}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.22}" fill="#fff" opacity=".45"/><path d="M${x - r} ${y} a${r} ${r} 0 0 0 ${r * 2} 0 a${r} ${r * 0.72} 0 0 1 ${-r * 2} 0" fill="#000" opacity=".16"/>`,
  )
  return `<ellipse cx="685" cy="1110" rx="125" ry="10" fill="#000" opacity=".18"/>
<path d="M628 1046 C640 1012 662 1000 668 976" stroke="${stem}" stroke-width="9" stroke-linecap="round" fill="none"/>
<path d="M664 1010 C690 962 748 962 790 990 C770 1034 716 1044 664 1010 Z" fill="#66753C"/><path d="M664 1010 C700 996 746 988 790 990" stroke="#4B5829" stroke-width="4" fill="none"/>${fruit.join('')}`
}

function looseLeaf(): string {
  return `<g transform="translate(640 1030) rotate(12)"><path d="M0 66 C24 20 84 -12 150 10 C146 58 84 96 0 66 Z" fill="#8A5A2B"/><path d="M0 66 C50 44 100 24 150 10 M50 46 L66 18 M84 32 L108 52" stroke="#5F3B18" stroke-width="4" fill="none" stroke-linecap="round"/></g>`
}

/** Draws the companion right of the bottle; `wine` fills glasses, `berry` colours the grapes. */
export function drawCompanion(companion: Companion, wine: string, berry: string): string {
  switch (companion) {
    case 'none':
      return ''
    case 'glass':
      return stemware(715, wine)
    case 'flute':
      return flute(700, wine)
    case 'cluster':
      return cluster(berry, '#6B4A2A')
    case 'leaf':
      return looseLeaf()
  }
}
