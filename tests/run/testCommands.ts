import type { Commands } from '../../ops/main'

/** What `node tests/run.mjs` can do. */
export const testCommands: Commands = {
  test: async (args) => (await import('./runTests')).runTests(args),
  'test:node': async (args) => (await import('./testOnNode')).testOnNode(args),
}
