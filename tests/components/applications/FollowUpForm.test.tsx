import type { Application } from '#domain/applications/applicationWire'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FollowUpForm } from '../../../src/admin/applications/detail/FollowUpForm'
import { dataProvider } from '../../../src/admin/dataProvider'
import { network } from '../dataProvider/network'
import { buildApplication } from '../../support/buildApplication'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const application = buildApplication()
const LATER = '2026-05-03T12:00:00Z'

/** The form over a record that changes as `changes` says when the button is pressed. */
function Record({ changes }: { changes: Partial<Application> }) {
  const [record, setRecord] = useState(application)
  return (
    <>
      <FollowUpForm application={record} />
      <button onClick={() => setRecord({ ...record, updated_at: LATER, ...changes })}>muda</button>
    </>
  )
}

function open(changes: Partial<Application>) {
  const requests = network(({ body }) => ({ body: { ...application, ...(body as object) } }))
  const { router } = openList(<Record changes={changes} />, {
    dataProvider,
    at: '/admin/applications/sapp_1',
  })
  return { requests, router }
}
const notes = () => screen.findByRole('textbox', { name: 'Observações da equipe' })
const write = async (text: string) => fireEvent.change(await notes(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('notes stay when an invitation changes the record, and are saved over that state', async () => {
  const { requests } = open({ status: 'approved', invitation: 'open' })
  await write('Visitar em agosto')
  press('muda')
  expect(await notes()).toHaveValue('Visitar em agosto')
  expect(await screen.findByText('Aprovada')).toBeVisible()
  press('Salvar')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toMatchObject({
    status: 'approved',
    notes: 'Visitar em agosto',
    expected_updated_at: LATER,
  })
})

test("a colleague's notes are shown, and replaced only when the person says so", async () => {
  const { requests } = open({ notes: 'Já liguei' })
  await write('Visitar em agosto')
  press('muda')
  expect(await screen.findByText(/Outra pessoa salvou.*Já liguei/)).toBeVisible()
  press('Ficar com o meu texto')
  await waitFor(() => expect(screen.queryByText(/Já liguei/)).toBeNull())
  press('Salvar')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toMatchObject({
    notes: 'Visitar em agosto',
    expected_updated_at: LATER,
  })
})

test('notes that are not saved are not left without a question', async () => {
  const { router } = open({})
  await write('Visitar em agosto')
  act(() => void router.navigate('/admin/applications'))
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toHaveTextContent(
    'A situação e as observações que você mudou serão perdidas.',
  )
  press('Continuar editando')
  expect(await notes()).toHaveValue('Visitar em agosto')
  expect(router.state.location.pathname).toBe('/admin/applications/sapp_1')
})

test('what is typed while it is saved stays, as a change that is not saved', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((done) => (answer = done))
  network(async ({ body }) => {
    await answered
    return { body: { ...application, ...(body as object), updated_at: LATER } }
  })
  const { router } = openList(<Record changes={{ notes: 'Visitar em agosto' }} />, {
    dataProvider,
    at: '/admin/applications/sapp_1',
  })
  await write('Visitar em agosto')
  press('Salvar')
  expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeDisabled()
  await write('Visitar em agosto, de manhã')
  answer()
  expect(await screen.findByRole('button', { name: 'Salvar' })).toBeEnabled()
  press('muda')
  expect(await notes()).toHaveValue('Visitar em agosto, de manhã')
  expect(screen.queryByText(/Outra pessoa salvou/)).toBeNull()
  act(() => void router.navigate('/admin/applications'))
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
})

test('the button can be pressed again after a save, and so keeps the focus', async () => {
  const { requests } = open({})
  await write('Visitar em agosto')
  press('Salvar')
  await waitFor(() => expect(requests).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled())
})
