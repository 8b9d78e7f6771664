import type { EngineProcessOptions } from '../base/runNode'
import type { Settings } from '../base/readSettings'
import type { InstallationState } from './InstallationState'

export interface DemoContext {
  settings: Settings
  /** For runScript and runNode. */
  engine: EngineProcessOptions
}

/**
 * Loads the demo data into a database that does not have it. It is marked done only at the end: a start that was
 * interrupted loads again, and `loadDemo` continues where it stopped.
 * @returns whether it loaded
 */
export async function loadDemoOnce(
  state: InstallationState,
  context: DemoContext,
): Promise<boolean> {
  if ((await state.get('demo')) === 'done') return false
  const { loadDemo } = await import('./loadDemo')
  await state.set('demo', 'started')
  await loadDemo(context)
  await state.set('demo', 'done')
  return true
}
