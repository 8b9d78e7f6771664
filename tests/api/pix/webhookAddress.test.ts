import { expect, it, vi } from 'vitest'

const SECRET = 'um-segredo-de-teste-com-32-letras-ou-mais'
vi.hoisted(() => {
  const secret = 'apenas-para-este-teste-0123456789-abcdef'
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nao-existe/nada',
    WINEX_JWT_SECRET: secret,
    WINEX_COOKIE_SECRET: secret,
    WINEX_SIGNING_SECRET: secret,
    WINEX_FILES_DIR: '/nao-existe',
    WINEX_OUTBOX_DIR: '/nao-existe',
  })
})

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
