import { vi } from 'vitest'
import { world } from './world'

/** What the engine's code asks the environment for when a test calls it in its own process; `more` for this test. */
export function stubEngineSettings(more: Record<string, string> = {}): void {
  const settings = {
    DATABASE_URL: world.databaseUrl,
    WINEX_JWT_SECRET: 'x'.repeat(32),
    WINEX_COOKIE_SECRET: 'x'.repeat(32),
    WINEX_SIGNING_SECRET: 'x'.repeat(32),
    WINEX_FILES_DIR: '/nao-existe',
    WINEX_OUTBOX_DIR: '/nao-existe',
    ...more,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
