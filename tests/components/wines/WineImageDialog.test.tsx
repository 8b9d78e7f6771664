import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { screenOf } from '../../support/screenOf'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { choose, FakeUpload, fakeUploads, picture, send, uploading } from './fakeUploads'
import { openPage } from './openPage'

fakeUploads()

// spec 57, 230
test('the pictures of a wine are changed in the dialog of its page, or left as they are', async () => {
  const requests = engine({
    wine: buildWine(),
    answer: ({ path }) =>
      path.endsWith('/presign')
        ? { body: { uploadUrl: '/api/files/uploads/1', publicUrl: '/files/wines/1.webp' } }
        : undefined,
  })
  openPage('/portal/wines/wine-1')
  expect(await screen.findByRole('img', { name: 'Ainda sem foto' })).toBeVisible()
  const openDialog = async () => {
    const edit = screen.getByRole('button', { name: 'Editar' })
    await waitFor(() => expect(edit).toBeEnabled())
    await userEvent.click(edit)
    return within(await screen.findByRole('dialog', { name: 'Editar Imagem do Vinho' }))
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click((await openDialog()).getByRole('button', { name: 'Pular' }))
  await closed()
  expect(writes(requests)).toEqual([])
  await openDialog()
  choose(picture())
  await send()
  await uploading()
  FakeUpload.current?.finish(200)
  expect(await screen.findByText('Imagem atualizada com sucesso!')).toBeVisible()
  await closed()
})

async function openDialog() {
  const requests = engine({
    wine: buildWine({
      images: ['a', 'b'].map((name, rank) => ({ url: `/files/wines/${name}.webp`, rank })),
    }),
    answer: ({ path }) =>
      path.endsWith('/presign')
        ? { body: { uploadUrl: '/api/files/uploads/1', publicUrl: '/files/wines/1.webp' } }
        : undefined,
  })
  openPage('/portal/wines/wine-1')
  const edit = await screen.findByRole('button', { name: 'Editar' })
  await waitFor(() => expect(edit).toBeEnabled())
  await userEvent.click(edit)
  await screen.findByRole('dialog', { name: 'Editar Imagem do Vinho' })
  return requests
}
const pictureDialog = () => screen.queryByRole('dialog', { name: 'Editar Imagem do Vinho' })
const clickBeside = () =>
  userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement)

test('while a picture is sent, neither a click beside the dialog nor Esc nor its cross stops it', async () => {
  const requests = await openDialog()
  choose(picture())
  await send()
  await uploading()
  await clickBeside()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled()
  expect(pictureDialog()).toBeVisible()
  FakeUpload.current?.finish(200)
  expect(await screen.findByText('Imagem atualizada com sucesso!')).toBeVisible()
  await waitFor(() => expect(pictureDialog()).toBeNull())
  expect(writes(requests)).toHaveLength(2)
})

test('a phone that is turned keeps the dialog and the chosen picture', async () => {
  const turn = screenOf(true)
  await openDialog()
  choose(picture())
  expect(screen.getByText('rótulo.png')).toBeVisible()
  act(() => turn(false))
  expect(pictureDialog()).toBeVisible()
  expect(screen.getByText('rótulo.png')).toBeVisible()
})

const reorder = async () =>
  userEvent.click(screen.getByRole('button', { name: 'Tornar principal: foto 2' }))
const press = (name: string) => async () => userEvent.click(screen.getByRole('button', { name }))

test.each([
  [
    'a chosen picture, by Esc',
    async () => choose(picture()),
    async () => userEvent.keyboard('{Escape}'),
  ],
  ['a chosen picture, by Pular', async () => choose(picture()), press('Pular')],
  ['a new order, by a click beside it', reorder, clickBeside],
  ['a new order, by its cross', reorder, press('Fechar')],
])('the dialog asks before it closes without %s', async (_, change, close) => {
  const requests = await openDialog()
  await change()
  await close()
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toHaveTextContent(
    'O que você mudou nas fotos e ainda não enviou será perdido.',
  )
  await press('Continuar editando')()
  await waitFor(() => expect(pictureDialog()).toBeVisible())
  await close()
  await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes(requests)).toEqual([])
})
