import { expect, it } from 'vitest'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { startEngineWith } from '../../support/startEngineWith'

it('what one engine was told the other says within five seconds, and an own file stays below it', async () => {
  const { email, password } = await openStaff('administration')
  const token = await askForToken('user', email, password)
  const version = async () =>
    (await call<{ version: number }>('/admin/settings', { token })).body.version
  const save = async (values: object) =>
    call('/admin/settings', { token, body: { version: await version(), values } })
  const other = await startEngineWith({ WINEX_PAYOUT_DAYS: '45' })
  const own = async () => {
    const response = await fetch(`${other.url}/public/site`)
    return ((await response.json()) as { site: object }).site
  }
  try {
    expect(await own()).toEqual({})
    await save({ banner: 'Safra nova', 'company.name': 'Parreiral Vinhos Ltda.' })
    await expect
      .poll(own, { timeout: 5_000 })
      .toEqual({ banner: 'Safra nova', company: { name: 'Parreiral Vinhos Ltda.' } })
    const read = await fetch(`${other.url}/admin/settings`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { settings } = (await read.json()) as { settings: Record<string, object> }
    expect(settings.payoutDays).toEqual({ own: null, below: 45, below_is: 'file' })
    await save({ banner: null, 'company.name': null })
    await expect.poll(own, { timeout: 5_000 }).toEqual({})
  } finally {
    await save({ banner: null, 'company.name': null })
    await other.stop()
  }
})
