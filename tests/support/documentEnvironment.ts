import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments
const worker = globalThis as { winexDocument?: Promise<unknown> }

/**
 * One document per worker. The modules stay from file to file (vitest.config.ts), and what they keep of a document, as the styles'
 * sheet, has to be of the one that the next file draws into.
 */
export default {
  ...jsdom,
  name: 'one-document',
  async setup(global, options) {
    worker.winexDocument ??= Promise.resolve(jsdom.setup(global, options))
    await worker.winexDocument
    return { teardown: () => undefined }
  },
} satisfies Environment
