import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Contract } from '../../../src/portal/dataProvider/contract'
import { ContractBanner } from '../../../src/portal/commission/ContractBanner'
import { dataProvider } from '../../../src/portal/dataProvider'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network, type Request } from '../dataProvider/network'
import { openList, settled } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

interface World {
  signed?: boolean
  /** Percent; null without a rule. */
  rate?: number | null
  unit?: string | null
  role?: string
  store_status?: string
  text?: string
  onSign?: (request: Request) => { status?: number; body?: unknown } | Promise<never>
}

const buildContract = (changes: Partial<Contract> = {}): Contract => ({
  text: 'CONTRATO DE INTERMEDIAÇÃO\n\nPelo presente.\n\nCLÁUSULA 1ª - OBJETO\n1.1. Comissão de 10%.',
  sha256: 'a'.repeat(64),
  rate: 10,
  signed_at: null,
  signatures: [],
  ...changes,
})

function open(world: World = {}) {
  const { rate = 10, unit = 'percent', role = 'owner', store_status = 'ACTIVE' } = world
  let signed = world.signed ?? false
  const seller = () => buildSeller({ contract_signed: signed, store_status })
  const requests = network((request) => {
    switch (request.path) {
      case '/vendor/me':
        return { body: { member: buildMember({ role, seller: seller() }) } }
      case '/vendor/commission':
        return {
          body: {
            commission_rules:
              rate === null ? [] : [{ id: 'r1', rate: { percentage_rate: rate, unit } }],
          },
        }
      case '/vendor/sellers/me/contract':
        return { body: { contract: buildContract(world.text ? { text: world.text } : {}) } }
      case '/vendor/sellers/me/contract/sign': {
        if (world.onSign) return world.onSign(request)
        signed = true
        return { body: { seller: seller() } }
      }
      default:
        return { status: 404 }
    }
  })
  openList(
    <>
      <ContractBanner />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/wines' },
  )
  return requests
}

const banner = () => screen.findByText('Assinatura necessária')
async function openDialog() {
  await banner()
  await userEvent.click(screen.getByRole('button', { name: 'Ler e assinar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Contrato de Comissão' })
  await within(dialog).findByText('CONTRATO DE INTERMEDIAÇÃO')
  return dialog
}
async function confirm(dialog: HTMLElement) {
  const sign = within(dialog).getByRole('button', { name: 'Assinar' })
  await waitFor(() => expect(sign).toBeEnabled())
  await userEvent.click(sign)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar assinatura' }))
}

test.each([
  ['signed', { signed: true }],
  ['without a rate', { rate: null }],
])('no banner for a seller %s', async (_who, world) => {
  const requests = open(world)
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/vendor/commission'))
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/vendor/me'))
  await settled()
  expect(screen.queryByText('Assinatura necessária')).toBeNull()
})

test('a rate of 0 % is a rate', async () => {
  open({ rate: 0 })
  expect(await banner()).toBeVisible()
  expect(screen.getByText(/comissão de 0%/)).toBeVisible()
})

test('0,5 % marked as percent is never 50 %; without the mark 0.5 is 50 % (R9)', async () => {
  open({ rate: 0.5 })
  await banner()
  expect(screen.getByText(/comissão de 0,5%/)).toBeVisible()
})

test('a rate of a host without the mark is read as a fraction (R9)', async () => {
  open({ rate: 0.5, unit: null })
  await banner()
  expect(screen.getByText(/comissão de 50%/)).toBeVisible()
})

test('signs after a confirmation the text on the screen; then the banner is gone', async () => {
  const requests = open()
  const dialog = await openDialog()
  expect(within(dialog).getByText('CLÁUSULA 1ª - OBJETO')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Fechar' })).toBeVisible()
  await confirm(dialog)
  expect(await screen.findByText('Contrato assinado com sucesso!')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Assinatura necessária')).toBeNull())
  const signing = requests.filter(({ path }) => path.endsWith('/sign'))
  expect(signing.map(({ body }) => body)).toEqual([{ sha256: 'a'.repeat(64), percentage_rate: 10 }])
  // the rate in force, of which 'Você recebe' is computed, is another one now
  await waitFor(() =>
    expect(requests.slice(requests.indexOf(signing[0]!)).map(({ path }) => path)).toContain(
      '/vendor/commission',
    ),
  )
})

test("shows 'Assinando...' while pending and lets nobody sign twice", async () => {
  open({ onSign: () => new Promise<never>(() => undefined) })
  const dialog = await openDialog()
  await confirm(dialog)
  expect(await within(dialog).findByRole('button', { name: 'Assinando...' })).toBeDisabled()
  expect(within(dialog).getByRole('button', { name: 'Fechar' })).toBeDisabled()
})

// spec 227
test('a failure says so and keeps the dialog', async () => {
  open({ onSign: () => ({ status: 500, body: { message: 'Erro interno' } }) })
  const dialog = await openDialog()
  await confirm(dialog)
  const messages = await screen.findAllByText('Erro ao assinar o contrato. Tente novamente.')
  expect(messages.length).toBeGreaterThan(0)
  expect(await within(dialog).findByRole('button', { name: 'Assinar' })).toBeEnabled()
})

test('a text that changed meanwhile is shown again', async () => {
  const message = 'O contrato mudou desde que foi aberto. Leia o texto atual e assine novamente.'
  const requests = open({ onSign: () => ({ status: 409, body: { type: 'conflict', message } }) })
  const dialog = await openDialog()
  const reads = () => requests.filter(({ path }) => path === '/vendor/sellers/me/contract').length
  const before = reads()
  await confirm(dialog)
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
})

test('a member may read, and is told who signs', async () => {
  open({ role: 'member' })
  const dialog = await openDialog()
  expect(
    within(dialog).getByText('Somente um responsável pela empresa pode assinar o contrato.'),
  ).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Assinar' })).toBeDisabled()
})
