import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rollup } from 'vite'
import type * as Prerender from '../../src/prerender'
import { askAtOnce, composePage } from './composePage'

const CHOICES = ['system', 'light', 'dark'] as const

/** The areas behind the sign-in, by the module that is each. */
const AREAS = { portal: 'src/portal/PortalApp.tsx', admin: 'src/admin/AdminApp.tsx' }

/**
 * Part of every `vite build`: writes the pages of `src/prerender.tsx` as finished HTML below `prerendered/`, each in
 * the device's colours and in the two that a visitor may have chosen (decision 012), and the areas' shells, which ask for
 * all of their area's code at once.
 */
export function prerenderPlugin(): Plugin {
  let root = ''
  let outDir = ''
  let chunks: Rollup.OutputChunk[] = []
  return {
    name: 'winex-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    },
    async closeBundle() {
      const shell = await readFile(join(outDir, 'index.html'), 'utf8')
      const { paletteCss, prerenderedPages, renderPage } = await loadRenderer(root)
      for (const [area, module] of Object.entries(AREAS)) {
        const { scripts } = filesOf(join(root, module), chunks)
        await mkdir(join(outDir, 'prerendered'), { recursive: true })
        await writeFile(join(outDir, 'prerendered', `${area}.html`), askAtOnce(shell, scripts))
      }
      for (const page of prerenderedPages) {
        const files = filesOf(join(root, page.module), chunks)
        const styles = await Promise.all(
          files.styles.map((file) => readFile(join(outDir, file), 'utf8')),
        )
        const body = await renderPage(page)
        for (const choice of CHOICES) {
          const path = join(outDir, 'prerendered', `${page.address}.${choice}.html`)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(
            path,
            composePage(shell, {
              title: page.title,
              colours: choice,
              css: [paletteCss, ...styles].join(''),
              scripts: files.scripts,
              body,
            }),
          )
        }
      }
    },
  }
}

async function loadRenderer(root: string): Promise<typeof Prerender> {
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
    return await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Scripts and styles that the app's entry and a page's module are made of; the entry's general styles come first. */
function filesOf(module: string, chunks: Rollup.OutputChunk[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return
    scripts.add(chunk.fileName)
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(chunks.find((chunk) => chunk.isEntry))
  add(chunks.find((chunk) => chunk.moduleIds.includes(module)))
  return { scripts: [...scripts], styles: [...styles] }
}
