import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SecondFactorCard } from '../../../src/auth/account/SecondFactorCard'
import { dataProvider } from '../../../src/portal/dataProvider'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

beforeEach(() => dismissToast())
afterEach(() => vi.unstubAllGlobals())

const SETUP = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/winex:ana%40aurora.com.br?issuer=winex&secret=JBSWY3DPEHPK3PXP',
}
const CODES = ['ABCDE-FGHJK', '23456-789AB']
const factorOf = (changes: object = {}) => ({
  second_factor: { set_at: null, recovery_codes_left: 0, is_required: false, ...changes },
})
const SET = { set_at: '2026-03-01T12:00:00Z', recovery_codes_left: 10 }

function open(
  factor: object | (() => object),
  answer: (request: Request) => { status?: number; body?: unknown },
) {
  const onCodesKept = vi.fn()
  const requests = network((request) =>
    request.method === 'GET'
      ? { body: factorOf(typeof factor === 'function' ? factor() : factor) }
      : answer(request),
  )
  openList(
    <>
      <SecondFactorCard onCodesKept={onCodesKept} />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/account-settings' },
  )
  return { requests, onCodesKept, sent: () => requests.filter(({ method }) => method === 'POST') }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label, { selector: 'input' }), text)

test('is set up with password, app and code, and shows the recovery codes once', async () => {
  const { sent, onCodesKept } = open({}, ({ path }) => {
    if (path.endsWith('/confirm')) return { body: { ...factorOf(SET), recovery_codes: CODES } }
    return { body: SETUP }
  })
  await press('Ativar')
  await press('Continuar')
  expect(await screen.findByText('Senha é obrigatória')).toBeVisible()
  await type(/^Sua senha/, 'Vindima2026')
  await press('Continuar')
  expect(
    await screen.findByRole('img', { name: 'Código QR para o aplicativo autenticador' }),
  ).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await press('Ativar')
  expect(await screen.findByText('Código é obrigatório')).toBeVisible()
  await type(/^Código de 6 números/, '123456')
  await press('Ativar')
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible()
  expect(onCodesKept).not.toHaveBeenCalled()
  await press('Guardei os códigos')
  expect(onCodesKept).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
  expect(screen.getByText(/Restam 10 códigos de recuperação\./)).toBeVisible()
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/vendor/second-factor', { password: 'Vindima2026' }],
    ['/vendor/second-factor/confirm', { code: '123456' }],
  ])
})

test.each([
  ['a wrong password at its field', 'password', 'Senha incorreta', /^Sua senha/],
  ['a wrong code at its field', 'code', 'Código incorreto', /^Código de 6 números/],
])('tells %s', async (_what, field, message, label) => {
  open({}, ({ path }) =>
    path.endsWith('/confirm') === (field === 'code')
      ? { status: 400, body: { type: 'invalid_data', message, errors: { [field]: message } } }
      : { body: SETUP },
  )
  await press('Ativar')
  await type(/^Sua senha/, 'Vindima2026')
  await press('Continuar')
  if (field === 'code') {
    await type(label, '123456')
    await press('Ativar')
  }
  const input = screen.getByLabelText(label, { selector: 'input' })
  await waitFor(() => expect(input).toHaveAccessibleDescription(message))
  expect(input).toBeInvalid()
})

test.each([
  ['is on already, when the answer to the code was lost', null, SET.set_at, true],
  ['is the new one already, when that answer was lost', '2026-02-01T12:00:00Z', SET.set_at, true],
  ['is still the one before, when the setup has expired', SET.set_at, SET.set_at, false],
])('after a refused code it %s', async (_what, before, after, isTaken) => {
  let stored: object = { ...SET, set_at: before }
  const expired = 'A configuração expirou. Comece de novo para receber outro código.'
  open(
    () => stored,
    ({ path }) => {
      if (!path.endsWith('/confirm')) return { body: SETUP }
      stored = { ...SET, set_at: after }
      return { status: 409, body: { type: 'conflict', message: expired } }
    },
  )
  await press(before === null ? 'Ativar' : 'Trocar de aplicativo')
  await type(/^Sua senha/, 'Vindima2026')
  await press('Continuar')
  await type(/^Código de 6 números/, '123456')
  await press('Ativar')
  const told = 'A verificação em duas etapas já está ativada. Gere novos códigos de recuperação.'
  expect(await screen.findByText(isTaken ? told : expired)).toBeVisible()
  expect(screen.queryByLabelText(/^Código de 6 números/) === null).toBe(isTaken)
  if (isTaken) expect(await screen.findByText(/^Ativa desde 01\/03\/2026\./)).toBeVisible()
})

test('is removed after the password', async () => {
  const { sent } = open(SET, () => ({ body: factorOf() }))
  await press('Desativar')
  await type(/^Sua senha/, 'Vindima2026')
  await press('Continuar')
  expect(await screen.findByText('Verificação em duas etapas desativada.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Ativar' })).toBeVisible()
  expect(sent().map(({ path }) => path)).toEqual(['/vendor/second-factor/remove'])
})

test('that is required cannot be removed, and says so; without codes it warns', async () => {
  open({ ...SET, recovery_codes_left: 0, is_required: true }, () => ({}))
  const card = await screen.findByRole('region', { name: 'Verificação em duas etapas' })
  expect(await within(card).findByText(/é obrigatória/)).toBeVisible()
  expect(within(card).queryByRole('button', { name: 'Desativar' })).toBeNull()
  expect(within(card).getByRole('alert')).toHaveTextContent('Não resta nenhum código')
})

test('says one code in the singular', async () => {
  open({ ...SET, recovery_codes_left: 1 }, () => ({}))
  expect(await screen.findByText(/Resta 1 código de recuperação\./)).toBeVisible()
})
