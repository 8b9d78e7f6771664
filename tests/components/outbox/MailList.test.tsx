import type { FailedMail } from '#domain/outbox/mailWire'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import MailList from '../../../src/admin/outbox/MailList'
import { MailNotice } from '../../../src/admin/outbox/MailNotice'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { screenOf } from '../../support/screenOf'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

const buildMail = (changes: Partial<FailedMail> = {}): FailedMail => ({
  id: 'mail_1',
  to: 'zelia@exemplo.com.br',
  subject: 'Seu pedido #7 está a caminho',
  seller: { id: 'sel_1', name: 'Casa Lima' },
  status: 'gave_up',
  attempts: 30,
  last_error: '550 caixa cheia',
  next_attempt_at: null,
  can_retry: true,
  created_at: '2026-05-02T12:00:00.000Z',
  ...changes,
})

const answer = (mails: FailedMail[]) => ({
  body: {
    mails,
    count: mails.length,
    limit: 10,
    offset: 0,
    summary: { gave_up: mails.filter(({ status }) => status === 'gave_up').length, retrying: 0 },
  },
})

const open = (at = '/admin/mails') =>
  openList(
    <>
      <MailNotice />
      <MailList />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at },
  )

test('a row says to whom, why, how often and when again', async () => {
  network(() =>
    answer([
      buildMail(),
      buildMail({
        id: 'mail_2',
        status: 'retrying',
        attempts: 1,
        seller: null,
        next_attempt_at: '2026-05-02T13:30:00.000Z',
      }),
    ]),
  )
  open()
  const [, first, second] = await screen.findAllByRole('row')
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells(first)).toEqual([
    '02/05/2026 09:00',
    'Seu pedido #7 está a caminhozelia@exemplo.com.br · Casa Lima',
    'Não entregue30 tentativas',
    '550 caixa cheia',
    'Tentar de novoDescartar',
  ])
  expect(cells(second)[2]).toBe('Nova tentativa marcada1 tentativa · próxima em 02/05/2026 10:30')
})

test('a mail whose link has ended can only be discarded', async () => {
  network(() => answer([buildMail({ can_retry: false })]))
  open()
  expect(await screen.findByRole('button', { name: /^Descartar/ })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Tentar de novo/ })).toBeNull()
})

test('trying again asks the server and says so; a refusal is told', async () => {
  let mails = [buildMail()]
  const requests = network(({ method, path }) => {
    if (method !== 'POST') return answer(mails)
    if (path.endsWith('/retry')) {
      mails = []
      return { body: { id: 'mail_1' } }
    }
    return { status: 409, body: { message: 'Este e-mail já foi enviado. Recarregue a lista.' } }
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Descartar/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Descartar este e-mail?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }))
  expect(
    await screen.findByText(
      'Não foi possível descartar. Este e-mail já foi enviado. Recarregue a lista.',
    ),
  ).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /^Tentar de novo/ }))
  expect(await screen.findByText('Novo envio para zelia@exemplo.com.br pedido')).toBeVisible()
  expect(await screen.findByText('Nenhum e-mail com falha.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/admin/mails/mail_1/discard',
    '/admin/mails/mail_1/retry',
  ])
})

test("on a phone, where there are no columns to choose, there is no 'Mais' with nothing in it", async () => {
  const turn = screenOf(true)
  network(() => answer([buildMail()]))
  open()
  await screen.findByRole('button', { name: /^Descartar/ })
  expect(screen.queryByRole('button', { name: 'Mais: Colunas' })).toBeNull()
  act(() => turn(false))
  await userEvent.click(await screen.findByRole('button', { name: 'Mais: Colunas' }))
  await userEvent.click(screen.getByRole('button', { name: 'Colunas' }))
  expect(await screen.findByLabelText('Situação')).toBeVisible()
})

test('a failure of the list offers another attempt', async () => {
  network(() => ({ status: 500, body: { message: 'Erro inesperado. Tente novamente.' } }))
  open()
  expect(await screen.findByText(/Falha ao carregar os e-mails/)).toBeVisible()
  expect(screen.queryByText(/Resultados por página| de -1/)).toBeNull()
})

test('the notice is shown on other pages while mails were given up', async () => {
  network(() => answer([buildMail(), buildMail({ id: 'mail_2' })]))
  open('/admin/products')
  expect(await screen.findByText('2 e-mails não foram entregues')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver e-mails' })).toHaveAttribute('href', '/admin/mails')
})

test('the notice is silent when nothing was given up', async () => {
  const requests = network(() => answer([buildMail({ status: 'retrying' })]))
  open('/admin/products')
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
  await screen.findByText('Seu pedido #7 está a caminho')
  expect(screen.queryByText(/não foi entregue/)).toBeNull()
})
