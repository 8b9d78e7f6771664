import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import PayoutList from '../../../src/portal/money/PayoutList'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

test('a summary that cannot be read is said once, and nothing waits for it', async () => {
  network(({ path }) => {
    if (path.endsWith('/summary')) return { status: 500 }
    return { body: path.endsWith('/statements') ? { statements: [] } : { payouts: [], count: 0 } }
  })
  openList(<PayoutList />, { dataProvider, at: '/portal/payouts' })
  await screen.findByText('Erro ao carregar repasses')
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull())
})
