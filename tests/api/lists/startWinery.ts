import { randomUUID } from 'node:crypto'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { buildRegistration } from '../registration/buildRegistration'

export interface Winery {
  sellerId: string
  token: string
  /** The owner's sign-in. */
  email: string
  password: string
  /** A word that stands in this winery's wines and nowhere else. */
  mark: string
  addWine: (title: string, sheet?: Record<string, unknown>) => Promise<string>
}

/** A seller of its own with the right to write, so that a test's numbers depend on nobody else. */
export async function startWinery(changes: Record<string, unknown> = {}): Promise<Winery> {
  const registration = buildRegistration(changes)
  const registered = await call<{ token: string }>('/public/vendor/register', {
    body: registration,
  })
  const token = registered.body.token
  const [member] = await sql<{ seller_id: string }>(
    'select seller_id from seller_member where email = $1',
    [registration.member.email.toLowerCase()],
  )
  if (!member) throw new Error(`not registered: ${registered.text}`)
  const mark = `marca${randomUUID().slice(0, 8)}`
  return {
    sellerId: member.seller_id,
    token,
    email: registration.member.email.toLowerCase(),
    password: registration.member.password,
    mark,
    addWine: async (title, metadata) => {
      const answer = await call<{ product: { id: string } }>('/vendor/products', {
        token,
        body: {
          title: `${title} ${mark}`,
          description: 'Vinho de teste',
          options: [{ title: 'Volume', values: ['750ml'] }],
          variants: [{ title: '750ml', prices: [{ amount: 0, currency_code: 'brl' }] }],
          ...(metadata ? { metadata } : {}),
        },
      })
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body.product.id
    },
  }
}
