import type { Plugin, ViteDevServer } from 'vite'
import { pageAt } from '../../domain/site/pages'
import type * as Prerender from '../prerender'
import { buildLanding } from './buildLanding'

/**
 * The public pages as part of Vite: `vite build` also builds them, and the dev server renders them per
 * request, so that a change shows on reload.
 */
export function landingPlugin(): Plugin {
  let root = ''
  let outDir = ''
  let building = false
  return {
    name: 'winex-landing',
    configResolved(config) {
      root = config.root
      outDir = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : `${config.root}/${config.build.outDir}`
      building = config.command === 'build' && !config.build.ssr
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (pageAt(path)?.bundle !== 'landing') return next()
        renderInDev(server, path)
          .then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(html)
          })
          .catch((error: unknown) => {
            // Vite's own handler shows the error on the page.
            setImmediate(next, error)
          })
      })
    },
    async closeBundle() {
      if (building) await buildLanding({ root, outDir })
    },
  }
}

async function renderInDev(server: ViteDevServer, path: string): Promise<string> {
  const { renderPages } = (await server.ssrLoadModule('/landing/prerender.tsx')) as typeof Prerender
  const page = renderPages({
    script: '/landing/client/start.ts',
    publicUrl: process.env.WINEX_PUBLIC_URL ?? 'http://localhost:8000',
    site: {},
    now: new Date(),
  }).find((file) => file.address === path)
  return server.transformIndexHtml(path, page?.content ?? '')
}
