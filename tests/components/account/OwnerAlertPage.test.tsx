import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import OwnerAlertPage from '../../../src/public/ownerAlert/OwnerAlertPage'

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <OwnerAlertPage />
    </MemoryRouter>,
  )

it('without the link of a mail there is no button that does nothing, but a way to the team', () => {
  open('/nao-fui-eu')
  expect(screen.getByRole('alert')).toHaveTextContent('Abra esta página pelo botão do e-mail.')
  expect(screen.queryByRole('button', { name: 'Suspender a conta agora' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Escrever para a winex' })).toHaveAttribute(
    'href',
    'mailto:contato@winex.com.br',
  )
})

it('with the link, the one thing to do is to suspend the account', () => {
  open('/nao-fui-eu?token=abc')
  expect(screen.getByRole('button', { name: 'Suspender a conta agora' })).toBeEnabled()
  expect(screen.queryByRole('link', { name: 'Escrever para a winex' })).toBeNull()
})
