import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { wines } from '../../../src/portal/wines'
import { Navigation } from '../../../src/kit/shell/Navigation'

/** The entry of the portal's navigation that is lit at an address. */
function litAt(address: string): string[] {
  const { unmount } = render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}
    >
      <MemoryRouter initialEntries={[address]}>
        <Navigation pages={wines.navigation ?? []} folds={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const lit = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent ?? '')
  unmount()
  return lit
}

test.each([
  ['/portal/wines', 'portal.nav.wines'],
  ['/portal/wines/prod_1', 'portal.nav.wines'],
  ['/portal/add-wine/prod_1', 'portal.nav.wines'],
  ['/portal/add-price/prod_1', 'portal.nav.wines'],
  ['/portal/upload-bulk', 'portal.nav.wines'],
  ['/portal/add-wine', 'portal.nav.add_wine'],
])('%s lights %s alone', (address, label) => {
  expect(litAt(address)).toEqual([label])
})
