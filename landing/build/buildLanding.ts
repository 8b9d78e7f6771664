import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { LANDING_RENDERER } from '../../domain/site/pages'
import sharp from 'sharp'

export interface LandingBuild {
  /** Checkout that holds `landing/`. */
  root: string
  /** Absolute folder that receives the renderer (`LANDING_RENDERER`), `assets/` and the social picture. */
  outDir: string
}

/**
 * Builds the public pages: the deferred script (React in a chunk of its own), then what renders the pages as
 * finished HTML for the process that serves them: address and owner are known there. Apart from the app's build, so that neither's chunks grow by the other's packages.
 */
export async function buildLanding({ root, outDir }: LandingBuild): Promise<void> {
  const script = await buildScript(root, outDir)
  const work = join(root, 'node_modules', '.winex-landing', String(process.pid))
  try {
    await build({
      ...shared(root),
      build: {
        outDir: work,
        ssr: join(root, 'landing/prerender.tsx'),
        ssrEmitAssets: true,
        assetsInlineLimit: 0,
        rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    await cp(join(work, 'assets'), join(outDir, 'assets'), { recursive: true })
    const renderer = join(outDir, LANDING_RENDERER)
    await mkdir(dirname(renderer), { recursive: true })
    await cp(join(work, 'prerender.mjs'), join(dirname(renderer), 'prerender.mjs'))
    await writeFile(
      renderer,
      `import { renderPages } from './prerender.mjs'\nexport const render = (site) => renderPages({ ...site, script: '${script}' })\n`,
    )
    await writeSocialPicture(join(root, 'landing/pictures/social.svg'), join(outDir, 'social.png'))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** @returns address of the deferred script */
async function buildScript(root: string, outDir: string): Promise<string> {
  const result = await build({
    ...shared(root),
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: { landing: join(root, 'landing/client/start.ts') } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const one of outputs) {
    if (!('output' in one)) continue
    const entry = one.output.find((file) => file.type === 'chunk' && file.isEntry)
    if (entry) return `/${entry.fileName}`
  }
  throw new Error('O script da página inicial não foi gerado.')
}

const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
})

/** The picture that messengers and social networks show with a link, 1200 x 630 px, from our own drawing. */
async function writeSocialPicture(source: string, target: string): Promise<void> {
  await sharp(source, { density: 96 })
    .resize(1200, 630)
    .png({ compressionLevel: 9, palette: true })
    .toFile(target)
}
