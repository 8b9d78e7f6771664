import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import JoinTeamPage from '../../../src/public/registration/joinTeam/JoinTeamPage'
import { serve } from '../account/serve'

afterEach(() => vi.unstubAllGlobals())

/** Fills in the form of an invitation and sends it; the server answers `accept`. */
async function join(accept: { status: number; body: object }) {
  serve({
    '/api/public/invitations/abc': {
      body: {
        invitation: {
          email: 'ana@rossi.com.br',
          name: 'Ana Rossi',
          role: 'member',
          seller_name: 'Adega Rossi',
          prefill: null,
          expires_at: '2027-01-01T00:00:00Z',
        },
      },
    },
    '/api/public/team/accept': accept,
  })
  const router = createMemoryRouter([{ path: '/convite', element: <JoinTeamPage /> }], {
    initialEntries: ['/convite?convite=abc'],
  })
  render(<RouterProvider router={router} />)
  for (const [label, value] of [
    ['CPF', '52998224725'],
    [/^Senha$/, 'Vindima2026'],
    ['Confirmar senha', 'Vindima2026'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar convite' }))
}

test('an invitation that cannot be accepted says so in the words of the spec', async () => {
  await join({ status: 500, body: {} })
  expect(
    await screen.findByText(
      'Failed to register user: Não foi possível aceitar o convite. Tente novamente.',
    ),
  ).toBeVisible()
})

test('what the server refuses is said at its field until that changes, and nothing typed is lost', async () => {
  await join({ status: 400, body: { message: 'x', errors: { cpf: 'CPF já cadastrado' } } })
  const said = await screen.findByText('CPF já cadastrado')
  const field = screen.getByLabelText('CPF')
  expect(field).toHaveAccessibleDescription('CPF já cadastrado')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('529.982.247-25')
  expect(screen.getByLabelText(/^Senha$/)).toHaveValue('Vindima2026')
  fireEvent.change(field, { target: { value: '1' } })
  expect(said).not.toBeInTheDocument()
})
