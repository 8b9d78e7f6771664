import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as bundle } from 'esbuild'
import { build, type Plugin, type Rollup } from 'vite'
import type * as Prerender from '../../src/prerender'
import { composePage, type PageParts } from './composePage'
import { filesOf } from './filesOf'
import { frameParts } from './frameParts'

const CHOICES = ['system', 'light', 'dark'] as const

/**
 * Part of every `vite build`: writes the pages of `src/prerender.tsx` as finished HTML below `prerendered/`, each in
 * the device's colours and in the two that a visitor may have chosen (decision 03), and so the areas' frames, which ask
 * for their first rows and all of their code at once.
 */
export function prerenderPlugin(): Plugin {
  let root = ''
  let outDir = ''
  let chunks: Rollup.OutputChunk[] = []
  /** The early script's file, below the build's folder. */
  let early = ''
  return {
    name: 'winex-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    async generateBundle() {
      early = this.emitFile({
        type: 'asset',
        name: 'rows.js',
        source: await earlyScript(root),
      })
    },
    writeBundle(_options, files) {
      chunks = Object.values(files).filter((file) => file.type === 'chunk')
      early = this.getFileName(early)
    },
    async closeBundle() {
      const shell = await readFile(join(outDir, 'index.html'), 'utf8')
      const write = async (
        address: string,
        modules: string[],
        page: Omit<PageParts, 'colours' | 'scripts' | 'styles'>,
      ) => {
        const { scripts, styles } = filesOf(
          modules.map((one) => join(root, one)),
          chunks,
        )
        const files = await Promise.all(styles.map((file) => readFile(join(outDir, file), 'utf8')))
        const css = [...files, page.css].join('')
        for (const colours of CHOICES) {
          const path = join(outDir, 'prerendered', `${address}.${colours}.html`)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, composePage(shell, { ...page, colours, css, styles, scripts }))
        }
      }
      await withRenderer(root, async (renderer) => {
        for (const page of renderer.prerenderedPages)
          await write(page.address, [page.module], {
            title: page.title,
            css: renderer.paletteCss,
            body: await renderer.renderPage(page),
          })
        for (const frame of await renderer.renderFrames()) {
          const { html, css } = frameParts(frame.html, renderer.lightProperties)
          await write(frame.address, frame.modules, {
            title: titleOf(html),
            css: `${renderer.paletteCss}${css}#frame+#root{display:none}`,
            body: '',
            frame: html,
            rows: frame.rows && { ...frame.rows, script: early },
          })
        }
      })
    },
  }
}

/** The tab's name of a page that knows its heading before its data. */
function titleOf(html: string): string {
  const [, heading] = /<h1\b[^>]*>([^<…]*)<\/h1>/.exec(html) ?? []
  return heading ? `${heading} · winex` : 'winex'
}

/** `src/early/askEarly.ts` as one file of its own: what it shared with the area would come with the area's files. */
async function earlyScript(root: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'src/early/askEarly.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild wrote no file for src/early')
  return file.text
}

/** Pages are imported while they are rendered: the renderer's folder stays until `use` has ended. */
async function withRenderer(
  root: string,
  use: (renderer: typeof Prerender) => Promise<void>,
): Promise<void> {
  const outDir = join(root, 'node_modules', '.winex-prerender', String(process.pid))
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir,
        ssr: join(root, 'src/prerender.tsx'),
        rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    await use(await import(pathToFileURL(join(outDir, 'prerender.mjs')).href))
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
