import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { AREA_CHUNKS, areaChunk, type ModuleGraph } from './ops/build/areaChunk'
import { landingPlugin } from './landing/build/landingPlugin'
import { passwordListsPlugin } from './ops/build/passwordListsPlugin'
import { portalWorkerPlugin } from './ops/build/portalWorkerPlugin'
import { prerenderPlugin } from './ops/build/prerenderPlugin'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `/api` and `/files` are answered while Vite serves the pages itself. */
const backend = process.env.WINEX_PROXY_TARGET ?? 'http://localhost:8000'

/** Packages of one chunk: matches `node_modules/<name>/` for each given name. */
const packages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

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
 * so only styles and what every page of the two areas is made of do; the rest is found as soon as its page is read.
 */
const worthPreloading = (
  _page: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
) =>
  files.filter(
    (file) => hostType === 'html' || file.endsWith('.css') || /\/(?:ui|area|common)-/.test(file),
  )

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
          // Without groups of their own and a higher priority, react and the router are put
          // into react-admin's chunk, and the sign-in page downloads all of it (design §4).
          groups: [
            {
              name: 'core',
              test: packages(
                'react',
                'react-dom',
                'scheduler',
                'react-router',
                'react-router-dom',
                'js-cookie',
                'jwt-decode',
              ),
              priority: 40,
            },
            {
              // What the sign-in pages and the guards are made of: one small file instead of five.
              name: 'sign-in',
              test: /vite[\\/]preload-helper|src[\\/](?:auth[\\/](?:fields[\\/])?(?!.*(?:SelectField|AdminSignInPage|[rR]eauthentication|AuthProvider))[^\\/]+$|kit[\\/]ui[\\/](?:Logo|usePageTitle|ColorModeSwitch|PasswordEye|MessagePage|FrameGone)\b)/,
              priority: 30,
            },
            {
              name: 'ui',
              // without the date pickers, which come when a calendar is opened
              test: packages(
                '@mui[\\\\/](?!x-)[^\\\\/]+',
                '@emotion',
                '@popperjs',
                'react-transition-group',
                'stylis',
              ),
              priority: 30,
            },
            ...AREA_CHUNKS.map((chunk, place) => ({
              name: (id: string, graph: ModuleGraph) =>
                areaChunk(id, graph) === chunk ? chunk : null,
              priority: 20 - place,
            })),
            {
              name: 'recovery',
              test: /src[\\/]auth[\\/]recovery[\\/]/,
              priority: 10,
            },
          ],
        },
      },
    },
  },
}))
