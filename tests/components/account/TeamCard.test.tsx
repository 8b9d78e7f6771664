import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dataProvider } from '../../../src/portal/dataProvider'
import { clearSession, getToken, startSession } from '../../../src/auth/session'
import { TeamCard } from '../../../src/portal/team/TeamCard'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { enabled } from '../kit/enabled'
import { openList } from '../lists/openList'
import { tokens } from './tokens'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const MEMBERS = ['Ana', 'Bruno'].map((name) => ({
  id: `mem_${name}`,
  name,
  email: `${name.toLowerCase()}@rossi.example`,
  role: 'owner',
  is_self: name === 'Ana',
  created_at: '2026-02-27T09:00:00Z',
}))

const open = () =>
  openList(
    <>
      <TeamCard me={buildMember({ id: 'mem_Ana', role: 'owner' })} mayWrite />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/account' },
  )

async function choose(name: string, act: string) {
  await userEvent.click(
    await enabled(await screen.findByRole('button', { name: `Ações para ${name}` })),
  )
  await userEvent.click(screen.getByRole('menuitem', { name: act }))
}

async function confirm(act: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: act }))
}

test('a person who is removed is gone, and the open invitations stay, also while the team cannot be asked for', async () => {
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
      return { body: { members: [MEMBERS[0]], invitations } }
    }
    return isRemoved ? { status: 500 } : { body: { members: MEMBERS, invitations } }
  })
  open()
  expect(await screen.findByText('carla@rossi.example')).toBeVisible()
  await choose('Bruno', 'Remover da equipe')
  await confirm('Remover da equipe')
  expect(await screen.findByText('Pessoa removida da equipe.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Bruno')).toBeNull())
  expect(screen.getByText('carla@rossi.example')).toBeVisible()
})

test('who leaves the team is led to the sign-in, and asked for no password', async () => {
  startSession(tokens.seller())
  const requests = network(({ method }) =>
    method === 'DELETE'
      ? { body: { members: [MEMBERS[1]], invitations: [] } }
      : { body: { members: MEMBERS, invitations: [] } },
  )
  const { router } = open()
  await choose('Ana (você)', 'Remover da equipe')
  await confirm('Remover da equipe')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ message: 'Você saiu da equipe.' })
  expect(getToken()).toBeUndefined()
  // nor is the team asked for again: it is not theirs to read any more
  expect(requests.at(-1)?.method).toBe('DELETE')
})

test('to give up the own role asks first: only somebody else can give it back', async () => {
  const requests = network(() => ({ body: { members: MEMBERS, invitations: [] } }))
  open()
  await choose('Bruno', 'Tornar membro')
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1))
  await choose('Ana (você)', 'Tornar membro')
  expect(await screen.findByText('Deixar de ser responsável?')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await confirm('Tornar membro')
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2))
})
