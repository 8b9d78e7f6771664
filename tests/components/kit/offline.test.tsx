import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Modal from '@mui/material/Modal'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthLayout } from '../../../src/auth/AuthLayout'
import { clearSession } from '../../../src/auth/session'
import { CrashPage } from '../../../src/kit/ui/CrashPage'
import { ErrorBoundary } from '../../../src/kit/ui/ErrorBoundary'
import { lazyDialog } from '../../../src/kit/ui/lazyDialog'
import { lazyPart } from '../../../src/kit/ui/lazyPart'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { buildApplication } from '../../support/buildApplication'
import { network } from '../dataProvider/network'
import { openArea } from './openArea'

function connection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  clearSession()
  dismissToast()
})

const STAFF = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role: 'administration' }

test('a page whose code could not come says that there is no connection, and how to go on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /a.js'))
  const Page = lazy(load)
  connection(false)
  render(
    <MemoryRouter>
      <ErrorBoundary
        fallback={(error, retry) => <CrashPage error={error} retry={retry} home="/" />}
      >
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  // that it opens by itself once there is one: tests/journeys/areas/offline.test.ts
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
})

test('a dialog whose code could not come takes nothing off its page, says why, and opens when tried again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValue({ default: () => 'Está aberta' })
  const Dialog = lazyDialog(load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Nome" />
        <button onClick={() => setOpen(true)}>Abrir</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
        <ToastHost />
      </>
    )
  }
  render(<Page />)
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Bruna' } })
  fireEvent.click(screen.getByText('Abrir'))
  expect(
    await screen.findByText(
      'Não foi possível abrir: a internet caiu ou o site foi atualizado. Salve o que digitou e recarregue a página.',
    ),
  ).toBeVisible()
  expect(screen.getByLabelText('Nome')).toHaveValue('Bruna')
  fireEvent.click(screen.getByText('Abrir'))
  expect(await screen.findByText(/Está aberta/)).toBeVisible()
})

test('while the code of a dialog is on its way the page takes no key; Esc gives it up; closed, it gives the focus back', async () => {
  interface Closed {
    onClose: () => void
  }
  let come = (_module: { default: (props: Closed) => ReactNode }) => undefined as void
  const Dialog = lazyDialog<Closed>(
    () =>
      new Promise((resolve) => {
        come = resolve
      }),
  )
  const onKeyDown = vi.fn<() => void>()
  const onFocus = vi.fn<() => void>()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <div onKeyDown={onKeyDown}>
        <button onClick={() => setOpen(true)} onFocus={onFocus}>
          Abrir
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </div>
    )
  }
  render(<Page />)
  const button = screen.getByText('Abrir')
  await userEvent.click(button)
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…')
  // as what the page draws meanwhile may
  button.focus()
  expect(screen.getByRole('status')).toHaveFocus()
  onFocus.mockClear()
  await userEvent.keyboard('p{Tab}{Escape}')
  expect(onKeyDown).not.toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
  expect(button).toHaveFocus()
  expect(onFocus).toHaveBeenCalledOnce()
  await userEvent.click(button)
  const Opened = ({ onClose }: Closed) => (
    <Modal open onClose={onClose}>
      <input />
    </Modal>
  )
  await act(async () => come({ default: Opened }))
  expect(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveFocus()
})

test('a dialog opened from a menu has the focus while its code is on its way: the menu, which closes, gives it back before', async () => {
  const Dialog = lazyDialog<{ onClose: () => void }>(() => new Promise(() => undefined))
  function Page() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null)
    const [isOpen, setOpen] = useState(false)
    const open = () => {
      setAnchor(null)
      setOpen(true)
    }
    return (
      <>
        <button onClick={(event) => setAnchor(event.currentTarget)}>Mais</button>
        <Menu open={anchor !== null} anchorEl={anchor}>
          <MenuItem onClick={open}>Salvar filtros…</MenuItem>
        </Menu>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByText('Mais'))
  await userEvent.click(screen.getByText('Salvar filtros…'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(screen.getByRole('status')).toHaveFocus()
})

test('a part of a page whose code could not come says so in its place, takes nothing off its page, and is there when drawn again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValue({ default: () => 'Está aberta' })
  const Part = lazyPart(load)
  const page = (at: number) => (
    <>
      <input aria-label="Código de rastreio" />
      <Part key={at} />
    </>
  )
  const { rerender } = render(page(1))
  fireEvent.change(screen.getByLabelText('Código de rastreio'), { target: { value: 'BR1' } })
  expect(await screen.findByText(/^Não foi possível abrir: a internet caiu/)).toBeVisible()
  rerender(page(2))
  expect(await screen.findByText(/Está aberta/)).toBeVisible()
  expect(screen.getByLabelText('Código de rastreio')).toHaveValue('BR1')
})

test('a form without a connection is not saved and says so at once, is not sent by itself later, and is saved when tried again', async () => {
  const application = buildApplication()
  const requests = network(({ path, body }) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    if (path === '/admin/me') return { body: { user: STAFF } }
    return path.startsWith('/admin/applications/')
      ? { body: { ...application, ...(body as object) } }
      : { status: 404 }
  })
  const countWrites = () => requests.filter(({ method }) => method === 'PUT').length
  const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }))

  openArea('/admin/applications/sapp_1')
  const notes = await screen.findByRole('textbox', { name: 'Observações da equipe' })
  fireEvent.change(notes, { target: { value: 'Visitar em agosto' } })
  connection(false)
  expect(screen.getByText(/^Sem conexão com a internet/)).toBeVisible()
  await save()
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible()
  connection(true)
  expect(screen.queryByText(/^Sem conexão com a internet/)).toBeNull()
  expect(countWrites()).toBe(1)
  await save()
  expect(await screen.findByText('Candidatura atualizada')).toBeVisible()
  expect(countWrites()).toBe(2)
})

test('the pages before signing in say that there is no connection, for as long as there is none', () => {
  const { container } = render(
    <MemoryRouter>
      <AuthLayout title="Entrar">formulário</AuthLayout>
    </MemoryRouter>,
  )
  const bar = container.querySelector('[aria-live]')
  expect(bar).toBeEmptyDOMElement()
  connection(false)
  expect(bar).toHaveTextContent('Sem conexão com a internet')
  connection(true)
  expect(bar).toBeEmptyDOMElement()
})
