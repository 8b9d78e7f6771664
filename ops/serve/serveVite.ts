import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** `npm run dev`: every page and module from Vite's dev server, its reload socket included. */
export async function serveVite(app: FastifyInstance, viteUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: viteUrl,
    prefix: '/',
    websocket: true,
    disableRequestLogging: true,
    httpMethods: ['GET', 'HEAD'],
  })
}
