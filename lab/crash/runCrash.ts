import { createLifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { startTestStack } from '../../tests/run/startTestStack'

const DEFAULT_KILLS = 20

/**
 * `npm run crash -- 200`: kills engine and database in turn with SIGKILL while sellers, buyers and staff write, then
 * compares what they were told with what the database and the bank hold; `-- 100 engine` kills the engine alone. Starts a copy of
 * its own, unless WINEX_TEST_URL names one.
 * @returns exit status: 0 when nothing was lost, nothing was left half done and each start took 20 s or less
 */
export async function runCrash([kills, which]: string[]): Promise<number> {
  const lifetime = createLifetime(console.error)
  try {
    if (!process.env.WINEX_TEST_URL)
      Object.assign(process.env, (await startTestStack(lifetime, createProgress())).environment)
    // tests/support/world reads the environment when it is loaded.
    const { crash } = await import('./crash')
    return await crash(Number(kills ?? DEFAULT_KILLS), { onlyEngine: which === 'engine' })
  } finally {
    await lifetime.end()
  }
}
