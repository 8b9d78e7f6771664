import type { Pix, WebhookPixBody } from '#domain/pix/bankApi'
import type { Faults } from './faults'

const PATIENCE_MS = 5_000
/** A call that fails is made again after these pauses. */
const AGAIN_AFTER_MS = [1_000, 5_000]

export interface Webhooks {
  tell: (pix: Pix) => void
  close: () => void
}

/**
 * Tells the receiver of payments, as `faults.webhook` says.
 * @param address `webhookUrl` as registered; undefined: nobody is told
 * @param lateMs what 'late' means
 */
export function openWebhooks(
  faults: Faults,
  lateMs: number,
  address: () => string | undefined,
): Webhooks {
  const waiting = new Set<NodeJS.Timeout>()
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      act()
    }, ms)
    waiting.add(timer.unref())
  }

  const call = async (pix: Pix, attempt = 0): Promise<void> => {
    const url = address()
    if (url === undefined) return
    const response = await fetch(`${url.replace(/\/$/, '')}/pix`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pix: [pix] } satisfies WebhookPixBody),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
    const pause = AGAIN_AFTER_MS[attempt]
    if (!response?.ok && pause !== undefined) after(pause, () => void call(pix, attempt + 1))
  }

  return {
    tell: (pix) => {
      const mode = faults.webhook
      if (mode === 'never') return
      after(mode === 'late' ? lateMs : 0, () => {
        void call(pix)
        if (mode === 'twice') void call(pix)
      })
    },
    close: () => waiting.forEach(clearTimeout),
  }
}
