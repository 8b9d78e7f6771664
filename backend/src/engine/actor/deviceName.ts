import { parse } from 'bowser'
import { DEVICE_NAME_MAX } from '#domain/limits'

const UNKNOWN = 'Aparelho desconhecido'

/** What a person calls the device that a browser describes: 'Chrome no Windows', 'Safari no iPhone'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = parse(userAgent)
  const place = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name
  // bowser gives '' for a browser that it does not know
  const known = [browser.name, place].filter(Boolean).join(' no ')
  return known === '' ? UNKNOWN : known.slice(0, DEVICE_NAME_MAX)
}
