import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { checkout } from '../../../ops/base/checkout'
import { authenticator } from '../../support/authenticator'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { sql, world } from '../../support/world'

/** The operator's command, beside the running copy. */
async function command(email: string): Promise<{ status: number; said: string }> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('WINEX_'))
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(checkout.root, 'ops/winex.mjs'), 'remove-second-factor', '--email', email],
      { env: { ...Object.fromEntries(own), WINEX_DATA_DIR: world.dataDir } },
    )
    return { status: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { status: code, said: stderr }
  }
}

it('who has lost phone and recovery codes is let in by the operator, told by mail and kept in the audit trail', async () => {
  const { userId, email, password } = await openStaff()
  const token = await askForToken('user', email, password)
  const begun = await call<{ secret: string }>('/admin/second-factor', {
    token,
    body: { password },
  })
  await call('/admin/second-factor/confirm', {
    token,
    body: { code: authenticator(begun.body.secret).code() },
  })
  const signIn = () => call('/auth/user/emailpass', { body: { email, password } })
  expect(Object.keys((await signIn()).body)).toEqual(['second_factor'])

  const first = await command(email.toUpperCase())
  expect([first.status, first.said]).toEqual([0, expect.stringContaining(`${email} entra de novo`)])
  expect(Object.keys((await signIn()).body)).toEqual(['token'])
  await waitForMail(email, 'winex: verificação em duas etapas desativada')
  const [entry] = await sql<Record<string, unknown>>(
    `select actor_type, actor_id, ip_address from audit_entry where action = 'second_factor.remove' and resource_id = $1`,
    [userId],
  )
  expect(entry).toEqual({ actor_type: 'system', actor_id: null, ip_address: null })

  const again = await command(email)
  expect([again.status, again.said]).toEqual([
    1,
    expect.stringContaining('A verificação em duas etapas não está ativa.'),
  ])
  const unknown = await command('ninguem@winex.example')
  expect(unknown.said).toContain('Ninguém entra na winex com este e-mail.')
})
