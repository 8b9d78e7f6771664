import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'

const open = async (status: string): Promise<Seller> => {
  const seller = await openSeller()
  await sql('update seller set store_status = $2 where id = $1', [seller.sellerId, status])
  return seller
}
const newPassword = 'Colheita-tardia7'
const changePassword = ({ token, password }: Seller) =>
  call<{ token: string }>('/vendor/members/me/password', {
    token,
    body: { current_password: password, new_password: newPassword },
  })
const erase = (token: string, password: string) =>
  call('/vendor/privacy/erasure', {
    token,
    body: { scope: 'company', password, confirmation: 'EXCLUIR' },
  })

describe.each(['PENDING', 'INACTIVE'])('the people of a seller who is %s', (status) => {
  it('read, change the password, export and erase the own account (R45)', async () => {
    const seller = await open(status)
    expect((await call('/vendor/me', { token: seller.token })).status).toBe(200)
    const changed = await changePassword(seller)
    expect(changed.status).toBe(200)
    const { token } = changed.body
    expect((await call('/vendor/privacy/export', { token })).status).toBe(200)
    expect((await erase(token, newPassword)).status).toBe(200)
    expect((await call('/vendor/me', { token })).status).toBe(401)
  })
})

describe.each(['SUSPENDED', 'BLOCKED'])('the people of a seller who is %s', (status) => {
  it('read and export, and change nothing (R14)', async () => {
    const seller = await open(status)
    expect((await call('/vendor/privacy/export', { token: seller.token })).status).toBe(200)
    expect((await changePassword(seller)).status).toBe(403)
    expect((await erase(seller.token, seller.password)).status).toBe(403)
    expect((await call('/vendor/me', { token: seller.token })).status).toBe(200)
  })
})

it('an inactive seller changes nothing else: profile, name, team (R14)', async () => {
  const { token, memberId } = await open('INACTIVE')
  const writes = [
    ['/vendor/sellers/me', { city: 'Bento Gonçalves' }],
    [`/vendor/members/${memberId}`, { name: 'Outra' }],
    ['/vendor/team/invitations', { email: 'a@exemplo.com.br', role: 'member' }],
  ] as const
  for (const [path, body] of writes) {
    const answer = await call<{ message: string }>(path, { token, body })
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Sua conta está desativada. Você pode consultar seus dados, trocar a senha, baixar seus dados e excluir a conta. Para o resto, fale com nossa equipe e peça a reativação.',
    ])
  }
})
