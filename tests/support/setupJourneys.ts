import { afterEach } from 'vitest'

/** Says of a failed journey what its pages showed: on another machine nothing else tells a fault from a slow answer. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  // Not before: some files say first which copy they look at.
  const { showOpenPages } = await import('./browser')
  await showOpenPages()
})
