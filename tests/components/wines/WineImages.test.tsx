import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { putFile } from '../../../src/shared/images/putFile'
import { lateAnswer } from '../../support/lateAnswer'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { choose, FakeUpload, fakeUploads, picture, send, uploading } from './fakeUploads'
import { openPage } from './openPage'

fakeUploads()

const press = (name: string) => async () => userEvent.click(screen.getByRole('button', { name }))

async function open(
  uploadAnswer: object = { uploadUrl: '/api/files/uploads/1', publicUrl: '/files/wines/1.webp' },
) {
  const requests = engine({
    wine: buildWine(),
    answer: ({ path }) => (path.endsWith('/presign') ? { body: uploadAnswer } : undefined),
  })
  const page = openPage('/portal/add-wine?imagem=wine-1')
  await screen.findByRole('heading', { name: 'Adicionar Imagem' })
  return { requests, ...page }
}

test.each([
  ['x.svg', 'image/svg+xml', 10, 'Por favor, selecione um arquivo de imagem válido.'],
  ['x.pdf', 'application/pdf', 10, 'Por favor, selecione um arquivo de imagem válido.'],
  ['x.png', 'image/png', 5 * 1024 * 1024 + 1, 'A imagem deve ter no máximo 5MB.'],
])('%s, %s, %i bytes: refused before anything is sent', async (name, type, size, message) => {
  const { requests } = await open()
  choose(picture(name, type, size))
  expect(await screen.findByText(message)).toBeVisible()
  expect(writes(requests)).toEqual([])
})

test('an upload on which nothing moves any more for half a minute is given up, and says so', async () => {
  vi.useFakeTimers()
  try {
    const sent = putFile({ url: '/api/files/uploads/1', file: picture() })
    const end = expect(sent).rejects.toThrow(
      'O envio da imagem parou no caminho. Verifique a internet e tente de novo.',
    )
    vi.advanceTimersByTime(29_000)
    FakeUpload.current?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 10 })
    vi.advanceTimersByTime(29_000)
    const abort = vi.spyOn(FakeUpload.current!, 'abort')
    expect(abort).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(abort).toHaveBeenCalledOnce()
    await end
  } finally {
    vi.useRealTimers()
  }
})

// spec 202, 230
test('presign, PUT with its progress, attach; then price and stock', async () => {
  const { requests, address } = await open()
  choose(picture())
  expect(screen.getByRole('img', { name: 'Prévia de rótulo.png' })).toBeVisible()
  await send()
  await uploading()
  expect(FakeUpload.current).toMatchObject({
    url: '/api/files/uploads/1',
    headers: { 'Content-Type': 'image/png' },
  })
  act(() =>
    FakeUpload.current?.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 10 }),
  )
  expect(screen.getByRole('progressbar', { name: 'Enviando rótulo.png' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  // not each percent is read out
  expect(screen.getByText('Enviando… 40%')).toHaveAttribute('aria-live', 'off')
  FakeUpload.current?.finish(200)
  expect(await screen.findByText('Imagem enviada com sucesso!')).toBeVisible()
  expect(writes(requests)).toEqual([
    {
      call: 'POST /vendor/products/wine-1/images/presign',
      body: { filename: 'rótulo.png', contentType: 'image/png', size: 10 },
    },
    { call: 'POST /vendor/products/wine-1/images/attach', body: { url: '/files/wines/1.webp' } },
  ])
  await waitFor(() => expect(address()).toBe('/portal/add-price/wine-1'))
})

test('a cancelled picture is not attached', async () => {
  const { requests } = await open()
  choose(picture())
  await send()
  await uploading()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar envio de rótulo.png' }))
  await waitFor(() => expect(screen.queryByText('rótulo.png')).not.toBeInTheDocument())
  expect(writes(requests)).toHaveLength(1)
})

test('who cancelled the only picture is told of no success, stays, and may send another one', async () => {
  const { address } = await open()
  choose(picture())
  await send()
  await uploading()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar envio de rótulo.png' }))
  expect(await screen.findByRole('button', { name: 'Enviar Imagem' })).toBeEnabled()
  expect(screen.queryByText('Imagem enviada com sucesso!')).toBeNull()
  expect(address()).toBe('/portal/add-wine?imagem=wine-1')
  const cancelled = FakeUpload.current
  choose(picture('outra.png'))
  await send()
  await waitFor(() => expect(FakeUpload.current).not.toBe(cancelled))
  FakeUpload.current?.finish(200)
  expect(await screen.findByText('Imagem enviada com sucesso!')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/portal/add-price/wine-1'))
})

test('a picture that is taken away before its turn is not sent; the other one is, and that is told', async () => {
  const { requests } = await open()
  choose(picture('frente.png'), picture('verso.png'))
  await send()
  await uploading()
  await userEvent.click(screen.getByRole('button', { name: 'Remover verso.png' }))
  FakeUpload.current?.finish(200)
  expect(await screen.findByText('Imagem enviada com sucesso!')).toBeVisible()
  expect(writes(requests).map(({ call }) => call)).toEqual([
    'POST /vendor/products/wine-1/images/presign',
    'POST /vendor/products/wine-1/images/attach',
  ])
})

test.each([
  ['a picture is', [picture()]],
  ['two pictures are', [picture('frente.png'), picture('verso.png')]],
])('who leaves while %s sent is not called back, and nothing more is sent', async (_, files) => {
  const { requests, router, address } = await open()
  choose(...files)
  await send()
  await uploading()
  await act(() => router.navigate('/portal/wines/wine-1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  expect(await screen.findByRole('img', { name: 'Ainda sem foto' })).toBeVisible()
  expect(address()).toBe('/portal/wines/wine-1')
  expect(screen.queryByText('Imagem enviada com sucesso!')).toBeNull()
  expect(writes(requests)).toHaveLength(1)
})

test('who leaves while a new order of the pictures is stored is not called back', async () => {
  const { answered, answerNow } = lateAnswer<{ body: object }>()
  const wine = buildWine({
    images: ['a', 'b'].map((name, rank) => ({ url: `/files/wines/${name}.webp`, rank })),
  })
  const requests = engine({
    wine,
    answer: ({ method }) => (method === 'POST' ? answered : undefined),
  })
  const { router, address } = openPage('/portal/add-wine?imagem=wine-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Tornar principal: foto 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await act(() => router.navigate('/portal/wines/wine-1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  await screen.findByText('Informações Básicas')
  wine.description = 'Como está gravado'
  answerNow({ body: { product: wine } })
  // after the answer, the wine is asked for again
  expect(await screen.findByText('Como está gravado')).toBeVisible()
  expect(address()).toBe('/portal/wines/wine-1')
  expect(screen.queryByText('Imagem enviada com sucesso!')).toBeNull()
  expect(writes(requests)).toHaveLength(1)
})

test('an order of the pictures is sent with those that were there when it was made', async () => {
  const wine = buildWine()
  const show = (...names: string[]) => {
    wine.images = names.map((name, rank) => ({ url: `/files/wines/${name}.webp`, rank }))
  }
  show('a', 'b')
  let isFirst = true
  const requests = engine({
    wine,
    answer: ({ method }) => {
      if (method !== 'POST' || !isFirst) return undefined
      isFirst = false
      return { status: 503, body: { message: 'Tente de novo.' } }
    },
  })
  openPage('/portal/add-wine?imagem=wine-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Tornar principal: foto 2' }))
  // somebody else adds one, and the wine is read again after the failure
  show('a', 'b', 'c')
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await save()
  expect(await screen.findByText('Tente de novo.')).toBeVisible()
  await save()
  await waitFor(() => expect(writes(requests)).toHaveLength(2))
  for (const { body } of writes(requests))
    expect(body).toEqual({
      images: [
        { url: '/files/wines/b.webp', rank: 0 },
        { url: '/files/wines/a.webp', rank: 1 },
      ],
      seen_images: ['/files/wines/a.webp', '/files/wines/b.webp'],
    })
})

test.each([
  [{}, 'Resposta sem URL de upload'],
  [{ uploadUrl: '/x' }, 'Resposta sem URL publica da imagem'],
])('an answer of the engine without an address: %o', async (answer, message) => {
  await open(answer)
  choose(picture())
  await send()
  expect(await screen.findByText(message)).toBeVisible()
  expect(await screen.findByText('Erro ao enviar imagem. Tente novamente.')).toBeVisible()
})

test('a picture that was sent takes no second place when another one failed', async () => {
  const wine = buildWine({
    images: Array.from({ length: 17 }, (_one, at) => ({ url: `/files/wines/${at}.webp` })) as never,
  })
  engine({
    wine,
    answer: ({ path }) => {
      if (path.endsWith('/presign'))
        return { body: { uploadUrl: '/api/files/uploads/1', publicUrl: '/files/wines/17.webp' } }
      if (path.endsWith('/attach')) wine.images = [...wine.images, { url: '/17.webp' }] as never
      return undefined
    },
  })
  openPage('/portal/add-wine?imagem=wine-1')
  await screen.findByRole('heading', { name: 'Adicionar Imagem' })
  choose(picture('um.png'), picture('dois.png'))
  await send()
  await uploading()
  const first = FakeUpload.current
  first?.finish(200)
  await waitFor(() => expect(FakeUpload.current).not.toBe(first))
  FakeUpload.current?.finish(503)
  expect(await screen.findByText('Falha no envio da imagem (erro 503)')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('img', { name: /\(\d+\)$/ })).toHaveLength(18))
  choose(picture('três.png'))
  expect(await screen.findByRole('button', { name: 'Remover três.png' })).toBeVisible()
  expect(screen.queryByText('Um vinho pode ter até 20 fotos.')).toBeNull()
})

test('a refusal of the storage is told in its own words or with its status, and can be tried again', async () => {
  await open()
  choose(picture())
  await send()
  await uploading()
  FakeUpload.current?.finish(400, JSON.stringify({ message: 'O arquivo não é uma imagem.' }))
  expect(await screen.findByText('O arquivo não é uma imagem.')).toBeVisible()
  const refused = FakeUpload.current
  await send()
  await waitFor(() => expect(FakeUpload.current).not.toBe(refused))
  FakeUpload.current?.finish(503, '<Error/>')
  expect(await screen.findByText('Falha no envio da imagem (erro 503)')).toBeVisible()
})

test('a picture whose attaching was not answered is not uploaded a second time, unless it is refused', async () => {
  const refusal = { type: 'invalid_data', message: 'Esta imagem não foi enviada por você.' }
  let presigned = 0
  let attached = 0
  const requests = engine({
    wine: buildWine(),
    answer: ({ path }) => {
      if (path.endsWith('/presign')) {
        presigned += 1
        return {
          body: { uploadUrl: '/api/files/uploads/1', publicUrl: `/files/wines/${presigned}.webp` },
        }
      }
      if (!path.endsWith('/attach')) return undefined
      attached += 1
      if (attached === 1) throw new TypeError('Failed to fetch')
      return attached === 2 ? { status: 400, body: refusal } : undefined
    },
  })
  openPage('/portal/add-wine?imagem=wine-1')
  await screen.findByRole('heading', { name: 'Adicionar Imagem' })
  choose(picture())
  await send()
  await uploading()
  const first = FakeUpload.current
  first?.finish(200)
  expect(await screen.findByText('Erro ao enviar imagem. Tente novamente.')).toBeVisible()
  await send()
  expect(await screen.findByText('Esta imagem não foi enviada por você.')).toBeVisible()
  await send()
  await waitFor(() => expect(FakeUpload.current).not.toBe(first))
  FakeUpload.current?.finish(200)
  expect(await screen.findByText('Imagem enviada com sucesso!')).toBeVisible()
  expect(
    writes(requests).map(({ call, body }) => [
      call.split('/').at(-1),
      (body as { url?: string }).url,
    ]),
  ).toEqual([
    ['presign', undefined],
    ['attach', '/files/wines/1.webp'],
    ['attach', '/files/wines/1.webp'],
    ['presign', undefined],
    ['attach', '/files/wines/2.webp'],
  ])
})

test('a link away from a chosen picture asks first; Pular asks once and goes on', async () => {
  const { router, address } = await open()
  choose(picture())
  await act(() => router.navigate('/portal/wines/wine-1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/portal/add-wine?imagem=wine-1')
  await press('Pular')()
  await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(address()).toBe('/portal/add-price/wine-1'))
})
