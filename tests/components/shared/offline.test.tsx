import { onlineManager, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../src/shared/http/createQueryClient'
import { lazyPage } from '../../../src/shared/lazyPage'
import { CrashPage } from '../../../src/shared/ui/CrashPage'
import { ErrorBoundary } from '../../../src/shared/ui/ErrorBoundary'
import { OfflineBar } from '../../../src/shared/ui/OfflineBar'

function connection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}
afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

test('a page whose code could not come opens by itself once there is a connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValue({ default: () => 'A página' })
  const Page = lazyPage(load)
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
  connection(true)
  expect(await screen.findByText('A página')).toBeVisible()
})

test('a save without a connection fails at once, and is not sent by itself later', async () => {
  const send = vi.fn(() => Promise.reject(new Error('Sem conexão com o servidor.')))
  function Save() {
    const { mutate, error, isPending } = useMutation({ mutationFn: send })
    return (
      <button disabled={isPending} onClick={() => mutate()}>
        {error?.message ?? 'Salvar'}
      </button>
    )
  }
  onlineManager.setOnline(false)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Save />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Sem conexão com o servidor.')).toBeEnabled()
  act(() => onlineManager.setOnline(true))
  expect(send).toHaveBeenCalledOnce()
})

test('a bar says that there is no connection, for as long as there is none', () => {
  const { container } = render(<OfflineBar />)
  const bar = container.firstElementChild
  expect(bar).toHaveAttribute('aria-live', 'polite')
  expect(bar).toBeEmptyDOMElement()
  connection(false)
  expect(bar).toHaveTextContent('Sem conexão com a internet')
  connection(true)
  expect(bar).toBeEmptyDOMElement()
})
