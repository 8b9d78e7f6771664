import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider as staff } from '../../../src/admin/dataProvider'
import { apiClient, apiDownload, connectSession } from '../../../src/kit/http/apiClient'
import { ApiError } from '../../../src/kit/http/ApiError'
import { createQueryClient } from '../../../src/kit/http/createQueryClient'
import { privacyVerbs } from '../../../src/portal/dataProvider/privacy'
import { serve } from '../account/serve'

afterEach(() => {
  connectSession(undefined)
  vi.unstubAllGlobals()
})

test('sends bearer token and publishable key, and leaves empty parameters out', async () => {
  const calls = serve({ '/api/vendor/products': { body: { products: [], count: 0 } } })
  connectSession({
    headers: () => ({ Authorization: 'Bearer t', 'x-publishable-api-key': 'pk' }),
    isOver: () => false,
    onUnauthorized: () => Promise.resolve(false),
    onStepUp: () => Promise.resolve(false),
  })
  await apiClient('/vendor/products', { query: { q: 'serra', status: '', offset: 0 } })
  expect(calls[0]).toMatchObject({
    path: '/api/vendor/products?q=serra&offset=0',
    headers: { Authorization: 'Bearer t', 'x-publishable-api-key': 'pk' },
  })
})

test('an anonymous call carries no token, and its 401 ends no session', async () => {
  const calls = serve({ '/api/auth/seller/emailpass': { status: 401, body: { message: 'x' } } })
  const onUnauthorized = vi.fn()
  connectSession({
    headers: () => ({ Authorization: 'Bearer t' }),
    isOver: () => true,
    onUnauthorized,
    onStepUp: () => Promise.resolve(false),
  })
  await expect(
    apiClient('/auth/seller/emailpass', { method: 'POST', body: {}, anonymous: true }),
  ).rejects.toBeInstanceOf(ApiError)
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(calls[0]?.headers).not.toHaveProperty('Authorization')
})

// spec 220
test.each([
  [400, { message: 'Título é obrigatório' }, 'Título é obrigatório'],
  [500, {}, 'API Error: Internal Server Error'],
  [500, '<html>oops</html>', 'API Error: Internal Server Error'],
])('answer %i %j becomes the message %s (spec §8)', async (status, body, message) => {
  serve({ '/api/vendor/me': { status, body } })
  await expect(apiClient('/vendor/me')).rejects.toMatchObject({ status, message })
})

test('what is downloaded has three minutes, everything else half a one', async () => {
  serve({
    '/api/vendor/me': {},
    '/api/admin/applications/export.csv': {},
    '/api/admin/orders/export.csv': {},
    '/api/vendor/privacy/export': {},
  })
  const patience = vi.spyOn(AbortSignal, 'timeout')
  const list = { filter: {}, sort: { field: 'created_at', order: 'DESC' as const } }
  await apiClient('/vendor/me')
  await staff.exportList('applications', list)
  await staff.exportList('orders', list)
  await privacyVerbs.exportAccount()
  expect(patience.mock.calls.flat()).toEqual([30_000, 180_000, 180_000, 180_000])
  patience.mockRestore()
})

test.each([
  [
    new TypeError('network error'),
    'Sem conexão com o servidor. Verifique a internet e tente de novo.',
  ],
  [
    new DOMException('signal timed out', 'TimeoutError'),
    'O servidor demorou a responder. Tente de novo.',
  ],
])('an answer that breaks off with %s is none, in our words', async (failure, message) => {
  const broken = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(failure) }))
  vi.stubGlobal('fetch', () => Promise.resolve(broken()))
  for (const call of [apiClient, apiDownload])
    await expect(call('/vendor/me')).rejects.toMatchObject({ status: 0, message })
})

test('an error that nobody expected says by which number the logs know it', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { message: 'Erro inesperado. Tente novamente.' },
        { status: 500, headers: { 'x-request-id': 'a1b2c3d4e5f6' } },
      ),
    ),
  )
  await expect(apiClient('/vendor/me')).rejects.toMatchObject({
    message: 'Erro inesperado. Tente novamente. (código a1b2c3d4e5f6)',
  })
})

test('field errors reach the form', async () => {
  const errors = { 'metadata.enology.vintage': 'Safra inválida' }
  serve({ '/api/vendor/me': { status: 400, body: { type: 'invalid_data', message: 'x', errors } } })
  await expect(apiClient('/vendor/me')).rejects.toMatchObject({
    type: 'invalid_data',
    body: { errors },
  })
})

// spec 213
test('answers are fresh for 5 minutes and kept for 10', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
  })
})

// spec 237
test('reads are retried after failures of the server, never after a refusal (R41)', () => {
  const shouldRetry = createQueryClient().getDefaultOptions().queries?.retry as (
    failures: number,
    error: unknown,
  ) => boolean
  const refusal = (status: number) => new ApiError('x', status)
  expect([400, 401, 404, 409, 429].map((status) => shouldRetry(0, refusal(status)))).not.toContain(
    true,
  )
  expect([0, 500, 503].map((status) => shouldRetry(1, refusal(status)))).not.toContain(false)
  expect(shouldRetry(2, refusal(500))).toBe(false)
})
