import { expect, it } from 'vitest'
import { startEngineWith } from '../../support/startEngineWith'

it('an engine that is told to stop says so, serves on for its time, and closes each connection', async () => {
  const engine = await startEngineWith({ WINEX_DRAIN_SECONDS: '10' })
  const ask = (path: string) => fetch(`${engine.url}${path}`)
  expect((await ask('/health/ready')).status).toBe(200)
  expect((await ask('/public/config')).headers.get('connection')).toBe('keep-alive')

  let isGone = false
  const gone = engine.stop().then(() => (isGone = true))
  await expect.poll(async () => (await ask('/health/ready')).status, { interval: 50 }).toBe(503)
  // It lives: what watches over it has no reason to end it.
  expect((await ask('/health')).status).toBe(200)
  const during = await ask('/public/config')
  expect([during.status, during.headers.get('connection')]).toEqual([200, 'close'])
  expect(isGone).toBe(false)
  await gone
})
