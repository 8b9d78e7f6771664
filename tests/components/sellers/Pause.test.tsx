import type { Member } from '#domain/team/memberWire'
import type { Pause } from '#domain/sellers/pause'
import { addDays, formatDate } from '#domain/values/dates'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { dataProvider } from '../../../src/portal/dataProvider'
import { PauseNotice } from '../../../src/portal/pause/PauseNotice'
import PausePage from '../../../src/portal/pause/PausePage'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

// no midnight within a test
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dismissToast()
})

const today = '2026-11-22'
const running: Pause = { from: today, to: addDays(today, 9) }
const PAGE = '/portal/account-settings/ferias'

interface Opened {
  pause?: Pause | null
  me?: Partial<Member>
  at?: string
  refusal?: object
}

/** The page below its notice, with an engine that keeps what it is told. */
function open({ pause = null, me, at = PAGE, refusal }: Opened = {}) {
  let kept = pause
  const requests = network(({ path, method, body }) => {
    if (path === '/vendor/sellers/me/pause') {
      if (refusal) return { status: 400, body: refusal }
      kept = method === 'DELETE' ? null : (body as Pause)
      return { body: { seller: buildSeller({ pause: kept }) } }
    }
    if (path === '/vendor/me')
      return { body: { member: buildMember({ seller: buildSeller({ pause: kept }), ...me }) } }
    return { status: 404 }
  })
  openList(
    <>
      <PauseNotice />
      {at === PAGE && <PausePage />}
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at },
  )
  return {
    sent: () =>
      requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, body }) => [method, body ?? null]),
  }
}

const type = (label: string, day: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), {
    target: { value: formatDate(day) },
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the page', () => {
  test('sets a pause, and says before when the wines come back', async () => {
    const { sent } = open()
    expect(await screen.findByRole('heading', { name: 'O que acontece' })).toBeVisible()
    expect(
      screen.getByText(/Ninguém consegue comprar, nem quem já estava com o carrinho cheio/),
    ).toBeVisible()
    expect(screen.getByText(/o prazo prometido ao cliente não muda/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Terminar a pausa' })).toBeNull()
    type('Primeiro dia', running.from)
    type('Último dia', running.to)
    expect(
      await screen.findByText(`10 dias, volta em ${formatDate(addDays(today, 10))}`),
    ).toBeVisible()
    await press('Marcar a pausa')
    expect(await screen.findByText('Pausa marcada.')).toBeVisible()
    expect(sent()).toEqual([['POST', running]])
    expect(
      await screen.findByText(`Em pausa até ${formatDate(running.to)}: ninguém compra.`),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Terminar a pausa' })).toBeVisible()
  })

  test('keeps days that cannot be from being sent', async () => {
    const { sent } = open()
    await screen.findByRole('heading', { name: 'O que acontece' })
    await press('Marcar a pausa')
    expect(await screen.findAllByText('Informe uma data válida')).toHaveLength(2)
    type('Primeiro dia', addDays(today, -1))
    type('Último dia', addDays(today, 3))
    expect(await screen.findByText('A pausa começa hoje ou depois')).toBeVisible()
    type('Primeiro dia', today)
    type('Último dia', addDays(today, 120))
    expect(
      await screen.findByText(
        `Uma pausa tem até 120 dias: no máximo até ${formatDate(addDays(today, 119))}`,
      ),
    ).toBeVisible()
    await press('Marcar a pausa')
    expect(sent()).toEqual([])
  })

  test('shows the server’s refusal at its field', async () => {
    open({ refusal: { message: 'x', errors: { to: 'Este dia já passou.' } } })
    await screen.findByRole('heading', { name: 'O que acontece' })
    type('Primeiro dia', running.from)
    type('Último dia', running.to)
    await press('Marcar a pausa')
    expect(await screen.findByText('Este dia já passou.')).toBeVisible()
  })

  test('of one that runs changes the last day, not the first', async () => {
    const began = { from: addDays(today, -3), to: addDays(today, 2) }
    const { sent } = open({ pause: began })
    expect(await screen.findByRole('textbox', { name: 'Primeiro dia' })).toBeDisabled()
    type('Último dia', addDays(today, 5))
    await press('Salvar as datas')
    expect(await screen.findByText('Datas da pausa salvas.')).toBeVisible()
    expect(sent()).toEqual([['POST', { from: began.from, to: addDays(today, 5) }]])
  })

  test('ends one that runs, and is empty again', async () => {
    const { sent } = open({ pause: running })
    await screen.findByRole('heading', { name: 'O que acontece' })
    await press('Terminar a pausa')
    expect(await screen.findByText('A pausa terminou: seus vinhos estão à venda.')).toBeVisible()
    expect(sent()).toEqual([['DELETE', null]])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Último dia' })).toHaveValue(''))
    expect(await screen.findByRole('button', { name: 'Marcar a pausa' })).toBeVisible()
  })

  test('takes back one that is to come', async () => {
    const pause = { from: addDays(today, 5), to: addDays(today, 5) }
    const { sent } = open({ pause })
    const day = formatDate(pause.from)
    expect(
      await screen.findByText(`Pausa marcada de ${day} a ${day}. Até lá tudo continua à venda.`),
    ).toBeVisible()
    expect(screen.getByText(`1 dia, volta em ${formatDate(addDays(today, 6))}`)).toBeVisible()
    await press('Cancelar a pausa')
    expect(await screen.findByText('A pausa foi cancelada.')).toBeVisible()
    expect(sent()).toEqual([['DELETE', null]])
  })

  test('tells a member of the team whose it is', async () => {
    open({ pause: running, me: { role: 'member' } })
    expect(
      await screen.findByText(
        'Somente um responsável pela empresa pode marcar, mudar ou terminar uma pausa.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Terminar a pausa' })).toBeNull()
  })
})

describe('the line above every page', () => {
  const at = '/portal/wines'
  const line = `Em pausa até ${formatDate(running.to).slice(0, 5)}: ninguém compra.`

  test('says until when nobody buys, and ends it', async () => {
    const { sent } = open({ pause: running, at })
    expect(await screen.findByText(line)).toBeVisible()
    await press('Terminar a pausa')
    expect(await screen.findByText('A pausa terminou: seus vinhos estão à venda.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(line)).toBeNull())
    expect(sent()).toEqual([['DELETE', null]])
  })

  test('is read by the whole team, and ended by an owner', async () => {
    open({ pause: running, at, me: { role: 'member' } })
    expect(await screen.findByText(line)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Terminar a pausa' })).toBeNull()
  })

  test('says a failure, and stays', async () => {
    open({ pause: running, at, refusal: { message: 'O serviço está indisponível.' } })
    await screen.findByText(line)
    await press('Terminar a pausa')
    expect(await screen.findByText('O serviço está indisponível.')).toBeVisible()
    expect(screen.getByText(line)).toBeVisible()
  })

  test.each([
    ['is to come', { from: addDays(today, 1), to: addDays(today, 9) }],
    ['is over', { from: addDays(today, -9), to: addDays(today, -1) }],
  ])('is not there of a pause that %s', async (_when, pause) => {
    open({ pause, at: PAGE })
    await screen.findByRole('heading', { name: 'O que acontece' })
    expect(screen.queryByText(/ninguém compra/)).toBeNull()
  })
})
