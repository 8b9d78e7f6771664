import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import AdminApp from '../../../src/admin/AdminApp'
import { startSession } from '../../../src/auth/session'
import PortalApp from '../../../src/portal/PortalApp'
import { tokens } from '../account/tokens'

/** Opens a whole area at an address, signed in: its own frame, routes, cache and session. */
export function openArea(at: string) {
  startSession(at.startsWith('/portal') ? tokens.seller() : tokens.user())
  const router = createMemoryRouter(
    [
      { path: '/portal/*', element: <PortalApp /> },
      { path: '/admin/*', element: <AdminApp /> },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { router, address }
}
