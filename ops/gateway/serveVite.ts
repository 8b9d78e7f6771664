import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { pageFor } from './pageFor'

/** `npm run dev`: every page and module from Vite's dev server, its reload socket included. */
export async function serveVite(app: FastifyInstance, viteUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: viteUrl,
    prefix: '/',
    websocket: true,
    disableRequestLogging: true,
    httpMethods: ['GET', 'HEAD'],
    preRewrite: (url) => {
      const landing = pageFor(url.split('?')[0] ?? '/')?.files[0]
      return landing?.startsWith('/landing/') ? '/landing/index.html' : url
    },
  })
}
