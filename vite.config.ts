import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { landingPlugin } from './landing/build/landingPlugin'

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

export default defineConfig(({ command }) => ({
  plugins: [react(), landingPlugin()],
  // The router's exports name only its development build; the other one has no warnings to download.
  resolve: { alias: command === 'build' ? productionRouter : [] },
  server: { proxy: { '/api': backend, '/files': backend } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Every browser that runs es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: at('./index.html') },
      output: {
        codeSplitting: {
          // Without groups of their own and a higher priority, react, router and form are put
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
                'react-hook-form',
                'js-cookie',
                'jwt-decode',
              ),
              priority: 40,
            },
            {
              // What the sign-in pages and the guards are made of: one small file instead of five.
              name: 'sign-in',
              test: /src[\\/](?:auth[\\/](?!.*(?:(?:Seller|Admin)SignInPage|[rR]eauthentication|AuthProvider))[^\\/]+$|shared[\\/]ui[\\/](?:Logo|usePageTitle|ColorModeSwitch)\b)/,
              priority: 30,
            },
            {
              name: 'ui',
              test: packages('@mui', '@emotion', '@popperjs', 'react-transition-group', 'stylis'),
              priority: 20,
            },
          ],
        },
      },
    },
  },
}))
