import type { Commands } from '../../ops/main'

/** What `node tests/run.mjs` can do. */
export const testCommands: Commands = {
  test: async (args) => (await import('./runTests')).runTests(args),
  'test:node': async (args) => (await import('./testOnNode')).testOnNode(args),
  crash: async (args) => (await import('../crash/runCrash')).runCrash(args),
  cluster: async (args) => (await import('../cluster/runCluster')).runCluster(args),
  fuzz: async (args) => (await import('../fuzz/runFuzz')).runFuzz(args),
  mutants: async (args) => (await import('../mutants/runMutants')).runMutants(args),
}
