import { expect, it } from 'vitest'
import { stubEngineSettings } from '../../support/stubEngineSettings'

const SECRET = 'um-segredo-de-teste-com-32-letras-ou-mais'
stubEngineSettings()

it.each([
  ['the buyers’ site', undefined, 'https://www.exemplo.com.br'],
  [
    'one of its own, where it is asked for its certificate and buyers are not',
    'https://pix.exemplo.com.br/',
    'https://pix.exemplo.com.br',
  ],
])('the bank calls %s', async (_which, own, site) => {
  const { env } = await import('../../../backend/src/env')
  const { registerWebhook } = await import('../../../backend/src/pix/writes/register-webhook')
  Object.assign(env, {
    WINEX_PUBLIC_URL: 'https://www.exemplo.com.br/',
    WINEX_PIX_WEBHOOK_SECRET: SECRET,
    WINEX_PIX_WEBHOOK_URL: own,
  })
  let told = ''
  const said = await registerWebhook({
    putWebhook: async (url) => {
      told = url
    },
    readWebhook: async () => told,
  })
  expect([told, said]).toEqual([`${site}/api/webhooks/pix/${SECRET}`, `${site}/api/webhooks/pix/…`])
})
