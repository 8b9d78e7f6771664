import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import TodayPage from '../../../src/portal/home/TodayPage'
import { buildMember } from '../../support/buildSeller'
import { buildToday, buildTodayWine } from '../../support/buildToday'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

test('a wine of which the answer was lost is published by the same request once more', async () => {
  const today = buildToday({ wines: [buildTodayWine({ id: 'prod_1', title: 'Tannat' })] })
  const sent: unknown[] = []
  network(({ path, body }) => {
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    if (path === '/vendor/today') return { body: today }
    if (!path.endsWith('/actions')) return {}
    sent.push(body)
    if (sent.length === 1) throw new TypeError('Failed to fetch')
    return { body: { results: [{ id: 'prod_1', ok: true, message: null, changed: false }] } }
  })
  openList(<TodayPage />, { dataProvider, at: '/portal/today' })
  fireEvent.click(await screen.findByRole('button', { name: 'Publicar: Tannat' }))
  expect(await screen.findByText('0 de 1 publicados')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('1 de 1 publicado')).toBeVisible()
  expect(sent).toEqual([
    { ids: ['prod_1'], action: 'publish' },
    { ids: ['prod_1'], action: 'publish' },
  ])
  // the first attempt had published it
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
})
