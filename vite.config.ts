import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaChunk } from './ops/build/areaChunk'
import { landingPlugin } from './landing/build/landingPlugin'
import { passwordListsPlugin } from './ops/build/passwordListsPlugin'
import { portalWorkerPlugin } from './ops/build/portalWorkerPlugin'
import { prerenderPlugin } from './ops/build/prerenderPlugin'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `/api` and `/files` are answered while Vite serves the pages itself. */
const backend = process.env.WINEX_PROXY_TARGET ?? 'http://localhost:8000'

const productionRouter = [
  {
    find: /^react-router$/,
    replacement: at('./node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: at('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
]

/**
 * What is fetched together with a page that opens later. The sign-in page downloads every name that is listed here,
 * so only styles and what both areas begin with do; the rest is found as soon as its page is read.
 */
const worthPreloading = (
  _page: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
) => files.filter((file) => hostType === 'html' || file.endsWith('.css') || file.includes('/area-'))

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    passwordListsPlugin(),
    landingPlugin(),
    prerenderPlugin(),
    portalWorkerPlugin(),
  ],
  // The router's exports name only its development build; the other one has no warnings to download.
  resolve: { alias: command === 'build' ? productionRouter : [] },
  server: { proxy: { '/api': backend, '/files': backend } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Every browser that runs es2022 preloads modules by itself.
    modulePreload: { polyfill: false, resolveDependencies: worthPreloading },
    rollupOptions: {
      // limits and addresses are written where they are used: what no page of a file needs is not downloaded with it
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      input: {
        app: at('./index.html'),
        'portal-worker': at('./src/worker/portalWorker.ts'),
      },
      output: {
        // A service worker keeps its name for ever: browsers ask for it to learn of a new version.
        entryFileNames: ({ name }) =>
          name === 'portal-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // areaChunk places what a module needs, too: taken along, it would be missing where others need it as well.
          includeDependenciesRecursively: false,
          groups: [
            // What the app's entry needs of packages changes less often than our code and stays in the browser's cache.
            { name: 'core', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: areaChunk },
          ],
        },
      },
    },
  },
}))
