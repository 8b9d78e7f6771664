import { checkout } from '../base/checkout'
import { buildEngine } from './buildEngine'
import { createLifetime } from '../base/createLifetime'
import { createProgress } from '../base/createProgress'
import { buildFrontEnd } from './buildFrontEnd'

/** `npm run build`: engine and pages, ready for `winex engine` and `winex gateway` on other machines. */
export async function buildAll(): Promise<number> {
  const lifetime = createLifetime(console.error)
  const progress = createProgress()
  try {
    await Promise.all([
      progress.step(
        'Motor compilado',
        () => buildEngine(checkout.root),
        (built) => !built.rebuilt,
      ),
      progress.step(
        'Telas compiladas',
        () => buildFrontEnd(lifetime),
        (built) => !built,
      ),
    ])
    return 0
  } finally {
    await lifetime.end()
  }
}
