import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import RegistrationPage from '../../../src/public/registration/RegistrationPage'

/** Opens /cadastro in a browser tab of its own address. */
export function openRegistration(address = '/cadastro') {
  const router = createMemoryRouter(
    [
      { path: '/cadastro', element: <RegistrationPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  const view = render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup(), unmount: view.unmount }
}

export const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement

type User = ReturnType<typeof userEvent.setup>

/** Replaces a field's value. */
export async function fill(user: User, label: string, text: string) {
  await user.clear(field(label))
  if (!text) return
  await user.click(field(label))
  // Pasted: typed one by one, the letters of a whole form take seconds.
  await user.paste(text)
}

const COMPANY = {
  'Nome da empresa': 'Vinícola Rossi',
  CNPJ: '11222333000181',
  CEP: '95720-000',
  Endereço: 'Linha Palmeiro, 120',
  Cidade: 'Garibaldi',
  Área: '3,5',
}

/** Step 1 with everything right except for `changes`, and on to step 2. */
export async function fillCompany(user: User, changes: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...COMPANY, ...changes })) {
    await fill(user, label, text)
  }
  await user.selectOptions(field('Estado'), 'RS')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
}

const RESPONSIBLE = {
  Nome$: 'Ana Rossi',
  'E-mail': 'ana@vinicolarossi.com.br',
  Telefone: '54999990000',
  CPF: '52998224725',
  Senha$: 'Vindima2026',
  'Confirmar senha': 'Vindima2026',
}

/** Step 2 with everything right except for `changes`, and sends it. */
export async function fillResponsible(user: User, changes: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...RESPONSIBLE, ...changes })) {
    await fill(user, label, text)
  }
  const terms = screen.getByRole<HTMLInputElement>('checkbox')
  if (!terms.checked) await user.click(terms)
  await user.click(screen.getByRole('button', { name: 'Criar conta' }))
}

/** The message that belongs to a field, as a screen reader finds it. */
export function messageAt(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  const error = ids.find((id) => id.endsWith('-error'))
  return (error && document.getElementById(error)?.textContent) || ''
}
