import { SETTING_NAMES, type SettingValues } from '#domain/site/settings'
import type { SettingChanges, SettingsResponse } from '#domain/site/settingsWire'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import SettingsPage from '../../../src/admin/settings/SettingsPage'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const BELOW: Partial<SettingValues> = {
  applicationDeadline: '30/09',
  countdownTarget: '2025-12-31T23:59:59',
  launchPeriod: '2º semestre de 2025',
  salesStart: 'nov/25',
  salesOpen: false,
  payoutDays: 30,
  payoutMinCents: 1000,
  payoutTerm: 'até 30 (trinta) dias após a confirmação da entrega',
}

const answer = (version: number, own: SettingChanges = {}): SettingsResponse => ({
  version,
  settings: Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      { own: own[name] ?? null, below: BELOW[name] ?? null, below_is: 'default' },
    ]),
  ) as SettingsResponse['settings'],
})

interface Answer {
  status?: number
  body?: unknown
}

function openSettings(
  own: SettingChanges,
  post: (request: Request) => Answer | Promise<Answer>,
  at = '/admin/settings',
) {
  const requests = network((request) => {
    if (request.method === 'POST') return post(request)
    if (request.path === '/admin/settings/history')
      return {
        body: {
          count: 1,
          changes: [
            {
              id: 7,
              setting: 'banner',
              before: null,
              after: 'Safra nova',
              by: 'ana@winex.example',
              at: '2026-11-25T18:00:00.000Z',
            },
          ],
        },
      }
    return { body: answer(4, own) }
  })
  openList(
    <>
      <SettingsPage />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at },
  )
  return {
    sent: () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
  }
}
const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

test('only what was changed is sent, with the version of the page', async () => {
  const { sent } = openSettings({}, () => ({ body: answer(5, { applicationDeadline: '15/12' }) }))
  const deadline = await field('Último dia das candidaturas')
  expect(deadline).toHaveValue('30/09')
  expect(deadline).toHaveAccessibleDescription(
    'Padrão. Dia e mês: 30/09. Vale o último antes do fim da contagem.',
  )
  await userEvent.clear(deadline)
  await userEvent.type(deadline, '15/12')
  expect(screen.getByText('Padrão: 30/09')).toBeVisible()
  await save()
  expect(
    await screen.findByText('Configurações salvas. O site mostra em alguns segundos.'),
  ).toBeVisible()
  expect(sent()).toEqual([{ version: 4, values: { applicationDeadline: '15/12' } }])
  expect(await screen.findByText('Definido aqui. Padrão: 30/09')).toBeVisible()
})

test('another part of the page is not shown over what was typed without a question', async () => {
  openSettings({}, () => ({ body: answer(5) }))
  await userEvent.type(await field('Texto da faixa'), 'Safra nova')
  const [first, second] = screen.getAllByRole('tab')
  await userEvent.click(second!)
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Continuar editando' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await field('Texto da faixa')).toHaveValue('Safra nova')
  await userEvent.click(second!)
  await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
})

test('back to the standard takes the own value away; nothing changed is not sent', async () => {
  const { sent } = openSettings({ banner: 'Safra nova' }, () => ({ body: answer(5) }))
  await field('Texto da faixa')
  await save()
  expect(await screen.findByText('Nada mudou.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao padrão: Texto da faixa' }))
  const banner = await field('Texto da faixa')
  expect(banner).toHaveValue('')
  await waitFor(() => expect(banner).toHaveFocus())
  await save()
  await waitFor(() => expect(sent()).toEqual([{ version: 4, values: { banner: null } }]))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Voltar ao padrão: Texto da faixa' })).toBeNull(),
  )
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  openSettings(
    {},
    () => ({
      status: 400,
      body: {
        type: 'invalid_data',
        message: 'Não é um CNPJ válido',
        errors: { 'values.company.taxId': 'Não é um CNPJ válido' },
      },
    }),
    '/admin/settings?parte=company',
  )
  const taxId = await field('CNPJ')
  await userEvent.type(taxId, '11.222.333/0001-82')
  await save()
  await waitFor(() => expect(taxId).toHaveAccessibleDescription('Não é um CNPJ válido'))
  expect(taxId).toBeInvalid()
  expect(taxId).toHaveValue('11.222.333/0001-82')
})

test('what somebody else has changed meanwhile is shown beside what was typed', async () => {
  let version = 4
  const { sent } = openSettings(
    {},
    ({ body }) => {
      const asked = body as { version: number }
      if (asked.version === 4) {
        version = 9
        return {
          status: 409,
          body: {
            type: 'conflict',
            message: 'Outra pessoa mudou estas configurações enquanto você editava.',
            current: {
              version,
              by: 'bia@winex.example',
              at: '2026-11-25T18:00:00.000Z',
              values: { payoutDays: 20 },
            },
          },
        }
      }
      return { body: answer(10, { payoutDays: 25, payoutMinCents: 2500 }) }
    },
    '/admin/settings?parte=payouts',
  )
  const days = await field('Dias até o valor ficar disponível')
  await userEvent.clear(days)
  await userEvent.type(days, '25')
  const least = await field('Menor repasse')
  await userEvent.clear(least)
  await userEvent.type(least, '25,00')
  await save()
  const asking = within(await screen.findByRole('dialog', { name: 'Mudou enquanto você editava' }))
  expect(asking.getByText('Agora é (bia@winex.example, 25/11/2026 15:00)')).toBeVisible()
  const row = asking.getByRole('row', { name: /Dias até o valor ficar disponível/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['25', '20'])

  await userEvent.click(asking.getByRole('button', { name: 'Continuar editando' }))
  expect(days).toHaveValue('25')
  await save()
  const again = within(await screen.findByRole('dialog', { name: 'Mudou enquanto você editava' }))
  await userEvent.click(again.getByRole('button', { name: 'Ficar com os novos' }))
  // theirs stay; what nobody else has changed is saved
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ version: 9, values: { payoutMinCents: 2500 } }),
  )
})

test('a testimonial is added with its words', async () => {
  const { sent } = openSettings(
    {},
    () => ({ body: answer(5) }),
    '/admin/settings?parte=testimonials',
  )
  expect(
    await screen.findByText('Sem depoimentos a página mostra vozes ilustrativas, e diz isso.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar depoimento' }))
  await userEvent.type(await field('Nome'), 'Ana Brum')
  await userEvent.type(await field('Vinícola'), 'Cave Brum')
  await userEvent.type(await field('Depoimento'), 'Vendo mais.')
  await save()
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        version: 4,
        values: {
          testimonials: [{ name: 'Ana Brum', winery: 'Cave Brum', text: 'Vendo mais.' }],
        },
      },
    ]),
  )
})

test('one of several testimonials is removed, and the others keep their words', async () => {
  const [ana, bia] = [
    { name: 'Ana Brum', winery: 'Cave Brum', text: 'Vendo mais.' },
    { name: 'Bia Sá', winery: 'Sítio Sá', text: 'É simples.' },
  ]
  const { sent } = openSettings(
    { testimonials: [ana, { name: '', winery: '', text: '' }, bia] as never },
    () => ({ body: answer(5) }),
    '/admin/settings?parte=testimonials',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remover depoimento 2' }))
  expect(
    screen.getAllByLabelText(/^Nome/).map((input) => (input as HTMLInputElement).value),
  ).toEqual(['Ana Brum', 'Bia Sá'])
  await save()
  await waitFor(() =>
    expect(sent()).toEqual([{ version: 4, values: { testimonials: [ana, bia] } }]),
  )
})

test('while a picture is on its way nothing is removed or saved, so that it stays with its testimonial', async () => {
  const [ana, bia] = [
    { name: 'Ana Brum', winery: 'Cave Brum', text: 'Vendo mais.' },
    { name: 'Bia Sá', winery: 'Sítio Sá', text: 'É simples.' },
  ]
  let arrive!: (sent: Answer) => void
  const arrival = new Promise<Answer>((done) => (arrive = done))
  const { sent } = openSettings(
    { testimonials: [ana, bia] as never },
    ({ path }) => (path.endsWith('/pictures') ? arrival : { body: answer(5) }),
    '/admin/settings?parte=testimonials',
  )
  const button = (name: string) => screen.getByRole('button', { name })
  await userEvent.upload(
    await screen.findByLabelText('Escolher foto do depoimento 2', { selector: 'input' }),
    new File(['x'], 'bia.png', { type: 'image/png' }),
  )
  await waitFor(() => expect(button('Salvar')).toBeDisabled())
  for (const number of [1, 2]) expect(button(`Remover depoimento ${number}`)).toBeDisabled()
  expect(button('Voltar ao padrão: Depoimentos')).toBeDisabled()
  arrive({ body: { picture: '/images/bia.webp' } })
  await waitFor(() => expect(button('Salvar')).toBeEnabled())
  await userEvent.click(button('Remover depoimento 1'))
  await save()
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      version: 4,
      values: { testimonials: [{ ...bia, picture: '/images/bia.webp' }] },
    }),
  )
})

test('the history says who, when, from what and to what', async () => {
  openSettings({}, () => ({}), '/admin/settings?parte=history')
  expect(await screen.findByText('padrão → Safra nova')).toBeVisible()
  expect(screen.getByText('25/11/2026 15:00 · ana@winex.example')).toBeVisible()
})
