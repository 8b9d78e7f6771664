import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dataProvider } from '../../../src/portal/dataProvider'
import { TeamCard } from '../../../src/portal/team/TeamCard'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

test('a person who is removed is gone, and the open invitations stay, also while the team cannot be asked for', async () => {
  const members = ['Ana', 'Bruno'].map((name) => ({
    id: `mem_${name}`,
    name,
    email: `${name.toLowerCase()}@rossi.example`,
    role: 'owner',
    is_self: name === 'Ana',
    created_at: '2026-02-27T09:00:00Z',
  }))
  const invitations = [
    {
      id: 'inv_1',
      email: 'carla@rossi.example',
      name: null,
      role: 'member',
      expires_at: '2027-01-01T00:00:00Z',
    },
  ]
  let isRemoved = false
  network(({ method }) => {
    if (method === 'DELETE') {
      isRemoved = true
      return { body: { members: [members[0]], invitations } }
    }
    return isRemoved ? { status: 500 } : { body: { members, invitations } }
  })
  openList(
    <>
      <TeamCard me={buildMember({ id: 'mem_Ana', role: 'owner' })} mayWrite />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/account' },
  )
  expect(await screen.findByText('carla@rossi.example')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações para Bruno' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remover da equipe' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remover da equipe' }))
  expect(await screen.findByText('Pessoa removida da equipe.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Bruno')).toBeNull())
  expect(screen.getByText('carla@rossi.example')).toBeVisible()
})
