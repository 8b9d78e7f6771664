import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchPath, MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { adminFeatures } from '../../../src/admin/features'
import { portalFeatures } from '../../../src/portal/features'
import { HelpProvider } from '../../../src/kit/help/HelpProvider'
import { HELP_PAGES } from '../../../src/kit/help/helpTexts'
import { PageHeader } from '../../../src/kit/ui/PageHeader'

beforeEach(() => localStorage.clear())

function open(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <HelpProvider>
        <PageHeader title="Vinhos" />
        <input aria-label="Busca" />
      </HelpProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const dialog = () => screen.findByRole('dialog', { name: 'Vinhos' })

test('a question mark opens the help of the page, which names its rules, keys and the team', async () => {
  const user = open('/portal/wines')
  await user.keyboard('?')
  expect(await dialog()).toHaveTextContent('Só pode ser excluído o que nunca foi vendido')
  expect(screen.getByText('Abre esta ajuda')).toBeVisible()
  expect(screen.getByText('Pesquisa em tudo')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fale com a equipe' })).toHaveAttribute(
    'href',
    'mailto:contato@winex.com.br?subject=Ajuda%3A%20Vinhos',
  )
})

test('the help of an order promises no refund of what was never paid', () => {
  const { points } = HELP_PAGES.find(({ title }) => title === 'Pedido')!
  expect(points).toContain(
    'Rejeitar cancela o pedido e reembolsa o que foi pago. Não pode ser desfeito, nem feito depois do envio.',
  )
})

test.each([
  [
    '/portal/orders/romaneios',
    'Romaneios',
    'Um romaneio por caixa: o que separar e para quem vai.',
  ],
  ['/portal/freight', 'Frete', 'você salva a sua por cima, ou volta à edição.'],
])('the help of %s says what the page does', async (address, name, text) => {
  const user = open(address)
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent(text)
})

test('the button opens it as well, and gives the focus back', async () => {
  const user = open('/portal/wines')
  const button = screen.getByRole('button', { name: 'shell.help' })
  await user.click(button)
  await dialog()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('a question mark that is typed into a field stays there', async () => {
  const user = open('/portal/wines')
  await user.type(screen.getByLabelText('Busca'), 'Onde?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the key can be switched off, and the button stays', async () => {
  const user = open('/portal/wines')
  await user.keyboard('?')
  await dialog()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['/portal/orders/ship', 'Enviar pedidos'],
  ['/portal/wines/rotulos', 'Etiquetas com QR'],
  ['/portal/freight', 'Frete'],
])('%s has help of its own', (at, title) => {
  expect(HELP_PAGES.find(({ path }) => matchPath(path, at))?.title).toBe(title)
})

test.each([
  ['/admin/mails', 'Tente de novo ou descarte; o motivo de cada falha está na linha.'],
  ['/admin/products', 'A loja não mostra os vinhos de um produtor inativo.'],
  ['/admin/applications', '«Convidar» manda um e-mail com o caminho para o cadastro.'],
])('the help of %s promises only what the page does', (at, point) => {
  expect(HELP_PAGES.find(({ path }) => matchPath(path, at))?.points).toContain(point)
})

test('each entry of both menus, and what the search finds, leads to a page with help', () => {
  const entries = [...portalFeatures, ...adminFeatures].flatMap((feature) =>
    [...(feature.navigation ?? []), ...(feature.pages ?? [])].map(({ to }) => to),
  )
  expect(entries.length).toBeGreaterThan(10)
  const without = entries.filter((to) => !HELP_PAGES.some(({ path }) => matchPath(path, to)))
  expect(without).toEqual([])
})
