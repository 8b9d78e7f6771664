import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import type { ConfigResponse } from '#domain/wire/config'
import { env } from '../../../env'
import { AppError } from '../../../errors/AppError'

/** GET /public/config: the publishable key and what else a browser must know before anyone signs in. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const keys = await request.scope
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: 'publishable' }, { order: { created_at: 'ASC' } })
  const key = keys.find(({ revoked_at: revokedAt }) => !revokedAt)
  if (!key) throw new AppError('unavailable', 'A loja ainda não está pronta. Tente novamente em instantes.')
  const body: ConfigResponse = { publishable_key: key.token, public_url: env.WINEX_PUBLIC_URL, demo: env.WINEX_DEMO }
  response.json(body)
}
