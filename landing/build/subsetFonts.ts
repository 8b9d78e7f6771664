import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Makes `landing/fonts/*.woff2`: only the letters that Portuguese text needs, only the weights the pages use.
 * Run by hand (`npx tsx landing/build/subsetFonts.ts`) when a font or a weight changes; the results are kept
 * in the repository so that a build needs no font tool.
 */
const PORTUGUESE =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}' +
  '\u00a0§©ª«°º»·ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü–—‘’“”•…→×'

const FONTS = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'fraunces-display.woff2',
    // One weight for headings; the optical size follows the size of the text, from card titles to the poster.
    axes: { wght: 480, opsz: { min: 20, max: 96, default: 20 } },
  },
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'inter-text.woff2',
    axes: { wght: { min: 400, max: 650, default: 400 } },
  },
] as const

const root = fileURLToPath(new URL('../..', import.meta.url))

for (const font of FONTS) {
  const source = await readFile(`${root}/node_modules/${font.source}`)
  const subset = await subsetFont(source, PORTUGUESE, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  })
  await writeFile(`${root}/landing/fonts/${font.target}`, subset)
  process.stdout.write(`${font.target}: ${subset.length} bytes\n`)
}
