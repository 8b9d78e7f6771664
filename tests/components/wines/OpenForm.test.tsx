import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { OpenForm } from '../../../src/portal/OpenForm'
import { openList } from '../lists/openList'
import { engine } from './engine'

afterEach(() => vi.unstubAllGlobals())

const open = (storeStatus: string) => {
  engine({ storeStatus })
  openList(
    <OpenForm>
      <p>o formulário</p>
    </OpenForm>,
    { dataProvider, at: '/portal/add-wine' },
  )
}

test.each([
  ['INACTIVE', /Sua conta está desativada/],
  ['SUSPENDED', /Sua conta está suspensa/],
  ['BLOCKED', /Sua conta está bloqueada/],
])('a form of a seller who is %s is closed, with the reason', async (status, reason) => {
  open(status)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByText('o formulário')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver os vinhos' })).toHaveAttribute(
    'href',
    '/portal/wines',
  )
})

test('a seller under analysis prepares wines', async () => {
  open('PENDING')
  expect(await screen.findByText('o formulário')).toBeVisible()
})
