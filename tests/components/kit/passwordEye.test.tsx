import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { expect, test } from 'vitest'
import { PasswordField } from '../../../src/auth/fields/PasswordField'
import { AreaForm } from '../../../src/kit/form/AreaForm'
import { PasswordInput } from '../../../src/kit/form/PasswordInput'
import { catalogue } from '../../../src/catalogue'
import { createI18nProvider } from '../../../src/kit/i18n/i18nProvider'

const onSignIn = <PasswordField label="Senha" name="password" />
const inArea = (
  <AdminContext i18nProvider={createI18nProvider(catalogue)}>
    <AreaForm values={{ password: '' }} rules={() => ({})} onSave={async () => undefined} failed="">
      <PasswordInput source="password" label="Senha" autoComplete="current-password" />
    </AreaForm>
  </AdminContext>
)

test.each([
  ['sign-in pages', onSignIn],
  ['areas', inArea],
])('the eye shows a password and the crossed eye hides it, in the %s', async (_where, field) => {
  render(field)
  const input = screen.getByLabelText<HTMLInputElement>(/^Senha/)
  const eye = screen.getByRole('button', { name: 'Mostrar senha' })
  expect(input.type).toBe('password')
  expect(eye.querySelectorAll('path')).toHaveLength(1)
  await userEvent.click(eye)
  expect(screen.getByRole('button', { name: 'Ocultar senha' })).toBe(eye)
  expect(input.type).toBe('text')
  expect(eye.querySelectorAll('path')).toHaveLength(2)
})
