import { createServer } from 'vite'
import { checkout } from '../checkout'
import type { Lifetime } from './createLifetime'
import { freePort } from './freePort'

/**
 * Starts Vite's dev server on a free inner port; the gateway hands it every page and its reload socket.
 * @returns its address
 */
export async function startVite(lifetime: Lifetime, publicPort: number): Promise<string> {
  const port = await freePort()
  const server = await createServer({
    root: checkout.root,
    appType: 'spa',
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The browser only knows the gateway; its reload socket goes through there as well.
      hmr: { clientPort: publicPort },
      allowedHosts: true,
    },
  })
  lifetime.onEnd(() => server.close())
  await server.listen()
  return `http://127.0.0.1:${port}`
}
