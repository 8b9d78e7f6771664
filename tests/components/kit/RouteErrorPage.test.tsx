import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { RouteErrorPage } from '../../../src/RouteErrorPage'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page of the router whose code fails so. */
function open(message = 'x') {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failed = { path: '*', lazy: () => Promise.reject(new TypeError(message)) }
  const router = createMemoryRouter([
    { errorElement: <RouteErrorPage />, hydrateFallbackElement: <></>, children: [failed] },
  ])
  return render(<RouterProvider router={router} />)
}

test.each([
  ['Failed to fetch dynamically imported module: /assets/PortalApp-1.js', 1],
  ['x is undefined', 0],
])(
  'a page older than the site that fails with "%s" is loaded again %i times',
  async (message, times) => {
    const script = document.createElement('script')
    script.setAttribute('src', '/assets/app-1.js')
    document.body.append(script)
    const site = vi.fn(() => Promise.resolve(new Response('<script src="/assets/app-2.js">')))
    vi.stubGlobal('fetch', site)
    const reload = vi.fn()
    vi.stubGlobal('location', { pathname: '/portal', href: '/portal', reload })
    open(message)
    expect(await screen.findByRole('link', { name: 'Voltar ao início' })).toBeInTheDocument()
    expect(site).toHaveBeenCalledTimes(times)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(times))
    script.remove()
  },
)

test.each([
  ['/portal/wines', '/portal'],
  ['/admin/sellers/1', '/admin'],
  ['/portalegre', '/'],
])('what failed at %s shows the logo, a title, and a way to %s', async (address, home) => {
  window.history.replaceState(null, '', address)
  open()
  expect(await screen.findByRole('img', { name: 'winex' })).toBeInTheDocument()
  expect(document.title).toBe('Algo saiu do lugar · winex')
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', home)
})

test('leads back to the page before, when there is one', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue()
  const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const { unmount } = open()
  await screen.findByRole('link', { name: 'Voltar ao início' })
  expect(screen.queryByRole('button', { name: 'Voltar à página anterior' })).toBeNull()
  unmount()
  length.mockReturnValue(2)
  open()
  await screen.findByRole('link', { name: 'Voltar ao início' })
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à página anterior' }))
  expect(back).toHaveBeenCalledOnce()
})
