import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RouteErrorPage } from '../../../src/RouteErrorPage'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

test.each([
  ['/portal/wines', '/portal'],
  ['/admin/sellers/1', '/admin'],
  ['/portalegre', '/'],
])('what failed at %s shows the logo, a title, and a way to %s', (address, home) => {
  window.history.replaceState(null, '', address)
  render(<RouteErrorPage />)
  expect(screen.getByRole('img', { name: 'winex' })).toBeInTheDocument()
  expect(document.title).toBe('Algo saiu do lugar · winex')
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', home)
})

test('leads back to the page before, when there is one', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue()
  const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const { rerender } = render(<RouteErrorPage />)
  expect(screen.queryByRole('button', { name: 'Voltar à página anterior' })).toBeNull()
  length.mockReturnValue(2)
  rerender(<RouteErrorPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à página anterior' }))
  expect(back).toHaveBeenCalledOnce()
})
