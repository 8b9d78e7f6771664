import type { StaffRole } from '#domain/staff/staffRoles'
import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { AdminContext, localStorageStore } from 'react-admin'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { useMay } from '../../../src/admin/account/useMay'
import { dataProvider } from '../../../src/admin/dataProvider'
import { clearSession, startSession } from '../../../src/auth/session'
import { tokens } from '../account/tokens'
import { network } from '../dataProvider/network'

beforeEach(() => startSession(tokens.user()))
afterEach(() => {
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Money() {
  return <p>{useMay()('moveMoney') ? 'may' : 'may not'}</p>
}

/** Opens the area once more on this device, where the server says `now`, or is slow. */
function open(now: StaffRole | 'slow') {
  const user = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role: now }
  network(() => (now === 'slow' ? new Promise(() => undefined) : { body: { user } }))
  return render(
    <AdminContext
      dataProvider={dataProvider}
      queryClient={new QueryClient()}
      store={localStorageStore()}
    >
      <Money />
    </AdminContext>,
  )
}

test('what the role allowed last is there from the first drawing on, and what the server says then', async () => {
  const first = open('finance')
  screen.getByText('may not')
  await screen.findByText('may')
  first.unmount()

  const slow = open('slow')
  screen.getByText('may')
  slow.unmount()

  open('read_only')
  screen.getByText('may')
  await screen.findByText('may not')
})

test('another person gets nothing of it', () => {
  localStorageStore().setItem('staff.role', { id: 'user_2', role: 'administration' })
  open('slow')
  screen.getByText('may not')
})
