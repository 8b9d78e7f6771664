import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import { InviteButton } from '../../../src/admin/applications/detail/InviteButton'
import { buildApplication } from '../../support/buildApplication'
import { openList } from '../lists/openList'

const open = (role: string) =>
  openList(<InviteButton application={buildApplication({ brand: 'Vinhedo Alto' })} />, {
    dataProvider,
    at: '/admin/applications/sapp_1#convidar',
    role,
  })

test('a link leads to the invitation opened, and a reload does not open it again', async () => {
  const { router } = open('review')
  expect(await screen.findByRole('dialog', { name: 'Convidar Vinhedo Alto?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.hash).toBe('')
})

test('it opens nothing for who may not invite', () => {
  open('finance')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
