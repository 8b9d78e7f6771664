import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Application } from '#domain/applications/applicationWire'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import ApplicationDetail from '../../../src/admin/applications/detail/ApplicationDetail'
import { dataProvider } from '../../../src/admin/dataProvider'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { dismissToast, getToast } from '../../../src/kit/ui/toast/toastStore'
import { buildApplication } from '../../support/buildApplication'
import { network } from '../dataProvider/network'
import { openList, settled } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

const ADDRESS = '/admin/applications/sapp_1'
const LABEL = 'Excluir candidatura'
const TITLE = 'Excluir a candidatura de Adega do Sol?'

/** The page of an application; `refusal` is what the server says to its deletion. */
function open({
  changes = {},
  refusal,
  role = 'review',
  answered,
}: {
  changes?: Partial<Application>
  refusal?: { status: number; body: object }
  role?: string
  /** When the server answers the deletion. */
  answered?: Promise<void>
} = {}) {
  let isThere = true
  const requests = network(async ({ method }) => {
    if (method === 'DELETE') await answered
    if (method === 'DELETE' && refusal?.status === 404) isThere = false
    if (method === 'DELETE') return refusal ?? { body: { id: 'sapp_1' } }
    if (!isThere) return { status: 404, body: { message: 'Candidatura não encontrada.' } }
    return { body: buildApplication(changes) }
  })
  const { router } = openList(
    <>
      <Routes>
        <Route path="/admin/applications/:id" element={<ApplicationDetail />} />
        <Route path="/admin/applications" element={<p>A lista</p>} />
      </Routes>
      <NotificationBridge />
    </>,
    { dataProvider, at: ADDRESS, role },
  )
  const sent = () =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  return { router, requests, sent }
}
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: LABEL }))
  return within(await screen.findByRole('dialog', { name: TITLE }))
}
const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: LABEL }))

test('it says what is deleted, and nothing happens when one cancels', async () => {
  const { router, sent } = open()
  const dialog = await ask()
  expect(
    dialog.getByText(/Respostas, observações.*são apagados.*Isto não pode ser desfeito\./),
  ).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([])
  expect(router.state.location.pathname).toBe(ADDRESS)
})

test('confirmed, it is deleted with notes that were not saved, and the list opens', async () => {
  const { router, requests, sent } = open()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Observações da equipe' }), {
    target: { value: 'Pediu a exclusão' },
  })
  await confirm()
  expect(await screen.findByText('A lista')).toBeVisible()
  expect(sent()).toEqual(['DELETE /admin/applications/sapp_1'])
  expect(router.state.location.pathname).toBe('/admin/applications')
  expect(getToast()).toMatchObject({ type: 'success', message: 'Candidatura excluída' })
  // the page that is left does not ask for what is gone
  expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(1)
})

test('who leaves while it is deleted is told so, and stays where they are', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((done) => (answer = done))
  const { router, sent } = open({ answered })
  await confirm()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Excluindo...' })).toBeDisabled()
  act(() => void router.navigate('/admin/home'))
  answer()
  await waitFor(() => expect(getToast()).toMatchObject({ message: 'Candidatura excluída' }))
  await settled()
  expect(router.state.location.pathname).toBe('/admin/home')
})

test('one that a colleague has deleted is told as gone', async () => {
  open({ refusal: { status: 404, body: { message: 'Candidatura não encontrada.' } } })
  await confirm()
  expect(
    await screen.findByText('Ela pode ter sido removida, ou o endereço está incompleto.'),
  ).toBeVisible()
  expect(getToast()).toMatchObject({ type: 'error', message: 'Candidatura não encontrada.' })
  expect(screen.queryByText('livia@adegadosol.com.br')).toBeNull()
})

test('a refusal is told in its words, and the application stays', async () => {
  const message =
    'Este produtor já se cadastrou na winex: a candidatura é excluída com a conta dele.'
  const { router } = open({ refusal: { status: 409, body: { type: 'conflict', message } } })
  await confirm()
  await waitFor(() => expect(getToast()).toMatchObject({ type: 'error', message }))
  expect(router.state.location.pathname).toBe(ADDRESS)
  expect(screen.getByText('livia@adegadosol.com.br')).toBeVisible()
})

test.each([
  ['who may not follow applications', { role: 'read_only' }],
  [
    'the application of a registered producer',
    { changes: { seller: { id: 'sel_1', name: 'Adega do Sol' } } },
  ],
])('it is not there for %s', async (_case, options) => {
  open(options)
  expect(await screen.findByText('livia@adegadosol.com.br')).toBeVisible()
  expect(screen.queryByRole('button', { name: LABEL })).toBeNull()
})
