import { Modules } from '@medusajs/framework/utils'
import { openApiDocument } from '#domain/routes/openApi'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import type { Handlers } from '../../engine/http/handlers'

let document: Record<string, unknown> | undefined

export const configHandlers = {
  /** What all these routes are (docs/decisions/01). Made once: it is the same for everybody. */
  'GET /openapi.json': () => (document ??= openApiDocument()),

  /** The publishable key and what else a browser must know before anyone signs in. */
  'GET /public/config': async ({ container }) => {
    const keys = await container
      .resolve(Modules.API_KEY)
      .listApiKeys({ type: 'publishable' }, { order: { created_at: 'ASC' } })
    const key = keys.find(({ revoked_at: revokedAt }) => !revokedAt)
    if (!key)
      throw new AppError(
        'unavailable',
        'A loja ainda não está pronta. Tente novamente em instantes.',
      )
    return {
      publishable_key: key.token,
      public_url: env.WINEX_PUBLIC_URL,
      demo: env.WINEX_DEMO,
      buyer_tax_id: env.WINEX_BUYER_TAX_ID,
    }
  },
} satisfies Partial<Handlers>
