import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Makes `landing/fonts/*.woff2` of the letters that our own texts need, and `public/fonts/*.woff2` of all that a name from
 * Brazil or Europe is written with; only the weights the pages use.
 * Run by hand (`npx tsx landing/build/subsetFonts.ts`) when a font or a weight changes; the results are kept
 * in the repository so that a build needs no font tool.
 */
const PORTUGUESE =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}' +
  '\u00a0§©ª«°º»·ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü–—‘’“”•…→×'

/** Latin-1, and what it lacks of French, Czech and Baltic names. */
const LATIN =
  [0x20, 0xa0]
    .flatMap((first) => Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(first + at)))
    .join('') + '–—‘’“”•…→×ŒœŠšŽžŸ'

const FONTS = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    letters: PORTUGUESE,
    target: 'landing/fonts/fraunces-display.woff2',
    // One weight for headings; the optical size follows the size of the text, from card titles to the poster.
    axes: { wght: 480, opsz: { min: 20, max: 96, default: 20 } },
  },
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    letters: PORTUGUESE,
    target: 'landing/fonts/inter-text.woff2',
    axes: { wght: { min: 400, max: 650, default: 400 } },
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    letters: LATIN,
    // Kept for ever by browsers: another weight or other letters are another name.
    target: 'public/fonts/fraunces-560-1.woff2',
    axes: { wght: 560 },
  },
] as const

const root = fileURLToPath(new URL('../..', import.meta.url))

for (const font of FONTS) {
  const source = await readFile(`${root}/node_modules/${font.source}`)
  const subset = await subsetFont(source, font.letters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  })
  await writeFile(`${root}/${font.target}`, subset)
  process.stdout.write(`${font.target}: ${subset.length} bytes\n`)
}
