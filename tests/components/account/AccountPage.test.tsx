import type { Member } from '#domain/team/memberWire'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import { account } from '../../../src/portal/account'
import AccountPage from '../../../src/portal/account/AccountPage'
import { dataProvider } from '../../../src/portal/dataProvider'
import { ME_QUERY } from '../../../src/portal/fetchMe'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

type Reply = { status?: number; body?: unknown }

function open({
  me = buildMember(),
  part = '',
  onSave,
}: { me?: Member; part?: string; onSave?: (request: Request) => Reply } = {}) {
  const requests = network((request) => {
    const { path, method, body } = request
    if (path === '/vendor/me') return { body: { member: me } }
    if (path === '/public/cep/95700000')
      return { body: { logradouro: '', localidade: 'Bento Gonçalves', uf: 'RS' } }
    if (path === '/vendor/commission') return { body: { commission_rules: [] } }
    if (path === '/vendor/freight')
      return { body: { freight: { ...FREIGHT, version: 1 }, suggestion: FREIGHT } }
    if (method === 'POST' && onSave) return onSave(request)
    if (path === '/vendor/sellers/me')
      return { body: { seller: { ...me.seller, ...(body as object) } } }
    if (path.startsWith('/vendor/members/'))
      return { body: { member: { ...me, ...(body as object) } } }
    return { status: 404 }
  })
  const { router, queryClient } = openList(
    <>
      <Routes>
        {account.routes?.map(({ path, element }) => (
          <Route key={path} path={`/portal/${path}`} element={<Suspense>{element}</Suspense>} />
        ))}
      </Routes>
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: `/portal/account-settings${part}` },
  )
  return Object.assign(requests, { queryClient, address: () => router.state.location.pathname })
}

const FREIGHT = { free_above: null, handling_days: 2, states: {} }

const startEditing = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Editar Perfil' }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

// spec 80
test('five sections, read only', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Configurações da Conta' })).toBeVisible()
  for (const name of [
    'Foto do perfil',
    'Dados da empresa',
    'Endereço',
    'Produção',
    'Dados pessoais',
  ]) {
    expect(screen.getByRole('region', { name })).toBeVisible()
  }
  for (const text of ['3,5 ha', 'Serra Gaúcha', 'Brasil', '11.222.333/0001-81']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
})

// spec 80
test("an error offers 'Tentar Novamente'", async () => {
  let fails = true
  network(({ path }) => {
    if (path === '/vendor/commission') return { body: { commission_rules: [] } }
    if (path !== '/vendor/me') return { status: 404 }
    return fails
      ? { status: 400, body: { message: 'Sem conexão' } }
      : { body: { member: buildMember() } }
  })
  openList(<AccountPage />, { dataProvider, at: '/portal/account-settings' })
  expect(await screen.findByText('Sem conexão')).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
  expect(await screen.findByText('Ana Rossi')).toBeVisible()
})

test('name, tax id and e-mail cannot be edited', async () => {
  open()
  await startEditing()
  for (const name of ['Nome da empresa', 'CNPJ/CPF', 'E-mail']) {
    expect(screen.getByRole('textbox', { name })).toBeDisabled()
  }
})

test('hectares go out as a number, or as null when empty', async () => {
  for (const [typed, sent] of [
    ['12,25', 12.25],
    ['', null],
  ] as const) {
    const requests = open()
    await startEditing()
    type(/Área/, typed)
    await save()
    expect(await screen.findByText('Dados atualizados com sucesso!')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/vendor/sellers/me', body: { hectares: sent } },
    ])
    dismissToast()
    document.body.innerHTML = ''
  }
})

const withPictures = buildMember({
  seller: buildSeller({
    photo: '/files/sellers/a.webp',
    certifications: ['/files/sellers/b.webp', '/files/sellers/c.webp'],
  }),
})
const savedCompany = (requests: readonly Request[]) =>
  requests
    .filter(({ path, method }) => path === '/vendor/sellers/me' && method === 'POST')
    .map(({ body }) => body)

test.each([
  ['without pictures', buildMember()],
  ['with pictures', withPictures],
])(
  'of a company %s nothing is sent that was not touched: another owner may have changed it meanwhile, and staff the photo',
  async (_what, me) => {
    const requests = open({ me })
    await startEditing()
    type('Telefone', '54988880000')
    await save()
    await screen.findByText('Dados atualizados com sucesso!')
    expect(savedCompany(requests)).toEqual([{ phone: '(54) 98888-0000' }])
  },
)

test('a name that another window saved meanwhile is not put back', async () => {
  const requests = open()
  await startEditing()
  requests.queryClient.setQueryData(ME_QUERY.queryKey, buildMember({ name: 'Ana Maria Rossi' }))
  type('Telefone', '54988880000')
  await save()
  await screen.findByText('Dados atualizados com sucesso!')
  expect(requests.some(({ path }) => path.startsWith('/vendor/members/'))).toBe(false)
})

test('a photo and a certificate that are removed are sent, with the certificates that were seen', async () => {
  const seen_certifications = withPictures.seller?.certifications
  const requests = open({ me: withPictures })
  await startEditing()
  await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remover certificação 1' }))
  await save()
  await screen.findByText('Dados atualizados com sucesso!')
  expect(savedCompany(requests)).toMatchObject([
    { photo: null, certifications: ['/files/sellers/c.webp'], seen_certifications },
  ])
})

test('a photo that is removed after the name was refused is removed', async () => {
  let refusals = 1
  const requests = open({
    me: withPictures,
    onSave: ({ path, body }) => {
      if (!path.startsWith('/vendor/members/'))
        return { body: { seller: { ...withPictures.seller, ...(body as object) } } }
      refusals -= 1
      return refusals < 0 ? { body: { member: withPictures } } : { status: 500 }
    },
  })
  await startEditing()
  type('Telefone', '54988880000')
  type(/^Nome(?! da)/, 'Ana Maria')
  await save()
  await screen.findByText('Erro ao atualizar os dados. Tente novamente.')
  await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }))
  await save()
  await screen.findByText('Dados atualizados com sucesso!')
  expect(savedCompany(requests)).toMatchObject([{ phone: '(54) 98888-0000' }, { photo: null }])
})

// spec 228
test('the own name is saved by its own call', async () => {
  const requests = open()
  await startEditing()
  type(/^Nome(?! da)/, 'Ana Maria')
  await save()
  await screen.findByText('Dados atualizados com sucesso!')
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/vendor/members/mem_1', body: { name: 'Ana Maria' } },
  ])
})

test.each([
  [/Cidade/, '', 'Cidade é obrigatória'],
  [/^Nome(?! da)/, ' ', 'Nome é obrigatório'],
  [/Área/, 'dez', 'Área deve ser um número, por exemplo 3,5'],
  [/Área/, '-1', 'Área deve ser maior ou igual a 0'],
])('%s as %j is refused at its field', async (label, typed, message) => {
  const requests = open()
  await startEditing()
  type(label, typed)
  await save()
  expect(await screen.findByText(message)).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test.each([
  ['+55 (54) 99999-1111', '(54) 99999-1111'],
  ['054 99999-1111', '(54) 99999-1111'],
  ['+54 9 11 2345-6789', '+54 9 11 2345-6789'],
])('the phone %s stays that number', async (typed, shown) => {
  const requests = open()
  await startEditing()
  type('Telefone', typed)
  expect(screen.getByRole('textbox', { name: 'Telefone' })).toHaveValue(shown)
  await save()
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ phone: shown }),
  )
})

test('a CEP of two digits is refused, one of eight fills the address', async () => {
  const requests = open()
  await startEditing()
  type('CEP', '12')
  await save()
  expect(await screen.findByText('CEP inválido')).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  type('CEP', '95700000')
  expect(await screen.findByDisplayValue('Bento Gonçalves')).toBeVisible()
  expect(screen.getByText('Endereço preenchido. Confira e complete o número.')).toBeVisible()
  // the service knows no street for this CEP
  expect(screen.getByDisplayValue('Linha Palmeiro, 120')).toBeVisible()
})

test("the server's message is shown at its field, and in the toast", async () => {
  open({
    onSave: () => ({
      status: 400,
      body: { message: 'Verifique os campos', errors: { phone: 'Telefone inválido' } },
    }),
  })
  await startEditing()
  type('Telefone', '(54) 98888-0000')
  await save()
  expect(await screen.findByText('Telefone inválido')).toBeVisible()
  expect(await screen.findByText('Verifique os campos')).toBeVisible()
})

test('a failure without words gets those of the spec, and keeps what was typed', async () => {
  open({ onSave: () => ({ status: 500, body: {} }) })
  await startEditing()
  type(/Cidade/, 'Canela')
  await save()
  await screen.findByText('Erro ao atualizar os dados. Tente novamente.')
  expect(screen.getByRole('textbox', { name: /Cidade/ })).toHaveValue('Canela')
})

test('a photo of another kind or size is refused before it is sent', async () => {
  open()
  await startEditing()
  const input = screen.getByLabelText('Escolher foto')
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] } })
  expect(await screen.findByText('Por favor, selecione um arquivo de imagem válido.')).toBeVisible()
  const big = new File(['x'], 'a.png', { type: 'image/png' })
  Object.defineProperty(big, 'size', { value: 5 * 1024 * 1024 + 1 })
  fireEvent.change(input, { target: { files: [big] } })
  expect(await screen.findByText('A imagem deve ter no máximo 5MB.')).toBeVisible()
})

test('a member changes only the own name, and is told why', async () => {
  open({ me: buildMember({ role: 'member' }) })
  await startEditing()
  expect(
    screen.getByText('Somente um responsável pela empresa pode alterar os dados da empresa.'),
  ).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Cidade/ })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: /^Nome(?! da)/ })).toBeEnabled()
})

test('a new password is asked for twice and judged as at registration (R17)', async () => {
  const requests = open({
    part: '/seguranca',
    onSave: () => ({
      status: 400,
      body: { message: 'x', errors: { current_password: 'Senha atual incorreta' } },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar senha' }))
  const card = screen.getByRole('region', { name: 'Senha' })
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(card).getByLabelText(label, { selector: 'input' }), {
      target: { value },
    })
  const submit = () => userEvent.click(within(card).getByRole('button', { name: 'Trocar senha' }))
  fill(/^Nova senha/, 'abcdefgh')
  fill(/^Confirme/, 'abcdefg')
  await submit()
  expect(await within(card).findByText('Senha atual é obrigatória')).toBeVisible()
  expect(within(card).getByText('Senha deve conter pelo menos uma letra maiúscula')).toBeVisible()
  expect(within(card).getByText('Senhas não coincidem')).toBeVisible()
  fill(/^Senha atual/, 'Errada123')
  fill(/^Nova senha/, 'Colina-nublada8')
  fill(/^Confirme/, 'Colina-nublada8')
  await submit()
  expect(await within(card).findByText('Senha atual incorreta')).toBeVisible()
  expect(requests.map(({ body }) => body)).toContainEqual({
    current_password: 'Errada123',
    new_password: 'Colina-nublada8',
  })
})

/** The buttons of three of the account's pages, once they are there. */
async function buttons() {
  const on = async (page: string, name: string) => {
    const index = await screen.findByRole('navigation', { name: 'Páginas da conta' })
    await userEvent.click(within(index).getByRole('link', { name: page }))
    return screen.findByRole<HTMLButtonElement>('button', { name })
  }
  return {
    edit: (await on('Empresa e perfil', 'Editar Perfil')).disabled,
    password: (await on('Entrada e segurança', 'Trocar senha')).disabled,
    download: (await on('Privacidade', 'Baixar meus dados')).disabled,
    erase: (await on('Privacidade', 'Excluir conta')).disabled,
  }
}
const withStatus = (store_status: string): Member => {
  const me = buildMember()
  return { ...me, seller: me.seller && { ...me.seller, store_status } }
}

test('an inactive seller changes the password, exports and erases, and nothing else (R45)', async () => {
  open({ me: withStatus('INACTIVE') })
  expect(await buttons()).toEqual({ edit: true, password: false, download: false, erase: false })
})

test.each(['SUSPENDED', 'BLOCKED'])('a %s seller only exports (R14)', async (status) => {
  open({ me: withStatus(status) })
  expect(await buttons()).toEqual({ edit: true, password: true, download: false, erase: true })
})

test('what is ours has pages of its own beside the five sections, which get the focus (R65)', async () => {
  open()
  const index = await screen.findByRole('navigation', { name: 'Páginas da conta' })
  const links = within(index).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Empresa e perfil',
    'Entrada e segurança',
    'PIX e contrato',
    'Frete',
    'Férias ou safra',
    'Equipe',
    'Avisos',
    'Privacidade',
  ])
  expect(links[0]).toHaveAttribute('aria-current', 'page')
  for (const name of ['Entrada e segurança', 'PIX e contrato', 'Equipe', 'Avisos', 'Privacidade']) {
    await userEvent.click(screen.getByRole('link', { name }))
    expect(screen.getByRole('group', { name })).toHaveFocus()
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe(`${name} · winex`)
    expect(screen.queryByRole('region', { name: 'Dados da empresa' })).toBeNull()
  }
  await userEvent.click(screen.getByRole('link', { name: 'Frete' }))
  expect(await screen.findByRole('region', { name: 'Preços por região' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Frete' })).toHaveAttribute('aria-current', 'page')
})

test.each([
  ['#contrato', '/portal/account-settings/pix'],
  ['#pix', '/portal/account-settings/pix'],
  ['#seguranca', '/portal/account-settings/seguranca'],
  ['#avisos', '/portal/account-settings/avisos'],
  ['#equipe', '/portal/account-settings/equipe'],
  ['#privacidade', '/portal/account-settings/privacidade'],
  ['#frete', '/portal/freight'],
  ['#perfil', '/portal/account-settings'],
])('a link of an older mail with %s leads to its page', async (hash, address) => {
  const { address: now } = open({ part: hash })
  await screen.findByRole('navigation', { name: 'Páginas da conta' })
  expect(now()).toBe(address)
})

test('the form of the profile is closed when one comes back to it from another page', async () => {
  open()
  await startEditing()
  await userEvent.click(screen.getByRole('link', { name: 'Equipe' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Empresa e perfil' }))
  expect(await screen.findByRole('button', { name: 'Editar Perfil' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
})

test('a profile that could not be sent is not locked, and can be sent again', async () => {
  let isCut = true
  open({
    onSave: () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return { body: { seller: buildMember().seller } }
    },
  })
  await startEditing()
  type('Telefone', '54988880000')
  await save()
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled()
  isCut = false
  await save()
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeVisible()
})
