import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `/api` and `/files` are answered while Vite serves the pages itself. */
const backend = process.env.WINEX_PROXY_TARGET ?? 'http://localhost:8000'

/** Packages of one chunk: matches `node_modules/<name>/` for each given name. */
const packages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': backend, '/files': backend } },
  build: {
    target: 'es2022',
    sourcemap: false,
    rollupOptions: {
      input: { app: at('./index.html') },
      output: {
        codeSplitting: {
          // Without groups of their own and a higher priority, react, router and form are put
          // into react-admin's chunk, and the sign-in page downloads all of it (design §4).
          groups: [
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
              priority: 40,
            },
            { name: 'form', test: packages('react-hook-form'), priority: 30 },
            { name: 'session', test: packages('js-cookie', 'jwt-decode'), priority: 30 },
          ],
        },
      },
    },
  },
})
