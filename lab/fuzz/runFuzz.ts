import { createLifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { startTestStack } from '../../tests/run/startTestStack'

const DEFAULT_MINUTES = 20

/**
 * `npm run fuzz -- 20`: random requests to every route for so many minutes. Starts a copy of its own, unless
 * WINEX_TEST_URL names one.
 * @returns exit status: 0 when every answer was sound and in time, and the engine's memory did not grow
 */
export async function runFuzz([minutes]: string[]): Promise<number> {
  const lifetime = createLifetime(console.error)
  try {
    if (!process.env.WINEX_TEST_URL)
      Object.assign(process.env, (await startTestStack(lifetime, createProgress())).environment)
    // tests/support/world reads the environment when it is loaded.
    const { fuzz } = await import('./fuzz')
    return await fuzz(Number(minutes ?? DEFAULT_MINUTES))
  } finally {
    await lifetime.end()
  }
}
