import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'

/** An invitation as `createInvitation` keeps it: only the token's hash. */
async function invite(
  changes: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const row = {
    id: `sinv_${randomUUID()}`,
    email: `${randomUUID()}@exemplo.com.br`,
    name: 'Ana Rossi',
    prefill: JSON.stringify({ name: 'Adega Rossi', city: 'Garibaldi', state: 'RS' }),
    token_hash: createHash('sha256').update(token).digest('hex'),
    expires_at: new Date(Date.now() + 60_000),
    ...changes,
  }
  const columns = Object.keys(row)
  await sql(
    `insert into seller_invitation (${columns.join(', ')}) values (${columns.map((_column, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
  return { id: row.id, token }
}

describe('an invitation link', () => {
  it('tells its holder what the form opens with', async () => {
    const { token } = await invite({ email: 'ana@adegarossi.com.br' })
    const answer = await call(`/public/invitations/${token}`)
    expect(answer.status).toBe(200)
    expect(answer.body.invitation).toMatchObject({
      email: 'ana@adegarossi.com.br',
      name: 'Ana Rossi',
      role: 'owner',
      seller_name: null,
      prefill: { name: 'Adega Rossi', city: 'Garibaldi', state: 'RS' },
    })
  })

  const ended: [string, Record<string, unknown>][] = [
    ['expired', { expires_at: new Date(Date.now() - 1000) }],
    ['accepted', { accepted_at: new Date() }],
    ['revoked', { revoked_at: new Date() }],
    ['into the team of a winery that is gone', { seller_id: 'sel_gone' }],
  ]
  it.each(ended)('that is %s says no more than one that never was', async (_what, changes) => {
    const { token } = await invite(changes)
    const answer = await call(`/public/invitations/${token}`)
    const never = await call(`/public/invitations/${randomBytes(32).toString('base64url')}`)
    expect([answer.status, answer.text]).toEqual([404, never.text])
    expect(answer.body.message).toBe('Este convite não vale mais.')
  })

  it('is accepted by the registration it leads to, and then ends', async () => {
    const { id, token } = await invite()
    const answer = await call('/public/vendor/register', {
      body: buildRegistration({ invitation: token }),
    })
    expect(answer.status).toBe(201)
    const [row] = await sql<{ accepted_at: Date | null }>(
      'select accepted_at from seller_invitation where id = $1',
      [id],
    )
    expect(row?.accepted_at).toBeInstanceOf(Date)
    expect((await call(`/public/invitations/${token}`)).status).toBe(404)
  })

  it('that ended meanwhile stops no registration', async () => {
    const { token } = await invite({ revoked_at: new Date() })
    const answer = await call('/public/vendor/register', {
      body: buildRegistration({ invitation: token }),
    })
    expect(answer.status).toBe(201)
  })
})
