import type { Commands } from '../ops/main'

/** What `node lab/run.mjs` can do: long measurements and trials, none of them in the daily run. */
export const labCommands: Commands = {
  bench: async (args) => (await import('./bench/runBench')).runBench(args),
  'bench:web': async (args) => (await import('./web-bench/benchWeb')).benchWeb(args),
  screens: async (args) => (await import('./screens/takeScreens')).takeScreens(args),
  crash: async (args) => (await import('./crash/runCrash')).runCrash(args),
  cluster: async (args) => (await import('./cluster/runCluster')).runCluster(args),
  fuzz: async (args) => (await import('./fuzz/runFuzz')).runFuzz(args),
  requirements: async () => (await import('./requirements/runRequirements')).runRequirements(),
  mutants: async (args) => (await import('./mutants/runMutants')).runMutants(args),
}
