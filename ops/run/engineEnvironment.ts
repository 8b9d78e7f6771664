import type { Secrets } from '../data/loadSecrets'
import type { Settings } from '../base/readSettings'

/** The whole environment of the engine's processes: what we were given, completed by what this start decided. */
export function engineEnvironment(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): Record<string, string | undefined> {
  return {
    ...settings.environment,
    DATABASE_URL: databaseUrl,
    WINEX_DATABASE_SSL: settings.databaseSsl,
    WINEX_ENGINE_HOST: settings.engineHost,
    WINEX_PUBLIC_URL: settings.publicUrl,
    WINEX_DEMO: settings.loadDemo ? 'on' : 'off',
    WINEX_JWT_SECRET: secrets.jwt,
    WINEX_COOKIE_SECRET: secrets.cookie,
    WINEX_SIGNING_SECRET: secrets.signing,
    WINEX_FILES_DIR: settings.filesDir,
    WINEX_OUTBOX_DIR: settings.outboxDir,
  }
}
