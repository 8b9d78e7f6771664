import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { buy, checkOut, openCart } from '../../support/buyer'
import { closeAfterTests, openPage, PHONE, signInAs, toast } from '../../support/browser'
import { buildApplicationRow } from '../../support/buildApplication'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { sql } from '../../support/world'
import { fillPasswords } from './fillRegistration'

closeAfterTests()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Staff invite the producer who applied; the mail's link opens the form on the producer's phone. */
async function registerByInvitation(staff: Page, phone: Page, brand: string, email: string) {
  await staff.goto('/admin/applications')
  await staff.getByLabel('Buscar candidaturas').fill(brand)
  await staff.getByRole('link', { name: `Ver detalhes: ${brand}` }).click()
  await press(staff, 'Convidar')
  await confirm(staff, 'Convidar')
  await toast(staff, `Convite enviado para ${email}`)
  const { link } = await waitForMail(email, 'convite para vender seus vinhos')
  await phone.goto(`${link.pathname}${link.search}`)
  await phone.getByText('Seu convite preencheu o que já sabíamos.').waitFor()
  await phone.getByLabel('CNPJ', { exact: true }).pressSequentially('12abc34501de35')
  await phone.getByLabel('CEP').pressSequentially('95700000')
  await phone.getByLabel('Endereço').fill('Linha Palmeiro, 120')
  await phone.getByLabel('Cidade').fill('Bento Gonçalves')
  await phone.getByLabel('Área de vinhedos').fill('3,5')
  await press(phone, 'Continuar')
  await phone.getByRole('region', { name: 'Resumo da empresa' }).waitFor()
  await phone.getByLabel('Telefone').pressSequentially('54999990000')
  await phone.getByLabel('CPF', { exact: true }).pressSequentially('52998224725')
  await fillPasswords(phone, 'Vindima2026')
  await phone.getByRole('checkbox').check()
  await press(phone, 'Criar conta')
  await phone.waitForURL((url) => url.pathname.startsWith('/portal'))
  await phone.getByText('seu cadastro está em análise').waitFor()
}

/** The profile's description, the first wine, its price and its stock. */
async function fillProfileAndWine(phone: Page, title: string) {
  await phone.goto('/portal/account-settings')
  await press(phone, 'Editar Perfil')
  await phone.getByRole('textbox', { name: 'Descrição' }).fill('Vinhos de encosta, sem pressa.')
  await press(phone, 'Salvar')
  await toast(phone, 'Dados atualizados com sucesso!')
  await phone.goto('/portal/add-wine')
  await phone.getByLabel('Nome do vinho').fill(title)
  await phone.getByLabel('Descrição').fill('Peverella em talha, sem filtração.')
  await press(phone, 'Salvar e continuar')
  await press(phone, 'Pular')
  await phone.getByLabel('Preço de varejo').fill('89,90')
  await phone.getByLabel('Quantidade disponível').fill('24')
  await press(phone, 'Salvar e Continuar')
  await phone.getByRole('heading', { name: title, level: 1 }).waitFor()
}

/** Staff activate the seller and give a commission. */
async function approve(staff: Page, brand: string) {
  await staff.goto('/admin/sellers')
  await staff.getByRole('searchbox').fill(brand)
  await staff.getByRole('link', { name: brand, exact: true }).click()
  await press(staff, 'Aprovar')
  await staff.getByLabel('Comissão (%)').fill('12,5')
  await confirm(staff, 'Aprovar cadastro')
  await toast(staff, 'Cadastro aprovado')
  await staff.getByText('12,5%', { exact: true }).waitFor()
}

async function buyOne(title: string): Promise<void> {
  const [wine] = await sql<{ variant_id: string; product_id: string }>(
    `select v.id as variant_id, p.id as product_id from product p
       join product_variant v on v.product_id = p.id where p.title = $1`,
    [title],
  )
  const cart = await openCart()
  const added = await buy(`carts/${cart}/line-items`, { variant_id: wine?.variant_id, quantity: 2 })
  expect(added.status, added.text).toBe(200)
  await checkOut(cart)
  const completed = await buy(`carts/${cart}/complete`, {})
  expect(completed.body.order, completed.text).toBeDefined()
}

test('the whole way on a phone: from the invitation to the first delivered order', async () => {
  const brand = `Vinhedo ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@exemplo.com.br`
  const title = `Peverella ${brand}`
  const applied = await call('/rest/v1/suppliers', {
    headers: { prefer: 'return=minimal', apikey: 'pk_teste' },
    body: buildApplicationRow({ brand, responsible_email: email }),
  })
  expect(applied.status, applied.text).toBe(201)
  const staff = await openPage()
  await signInAs(staff, 'staff')
  const phone = await openPage(PHONE)

  await registerByInvitation(staff, phone, brand, email)
  await fillProfileAndWine(phone, title)
  await approve(staff, brand)

  await phone.reload()
  await press(phone, 'Ler e assinar')
  await phone.getByRole('dialog').getByText('comissão de 12,5% sobre').waitFor()
  await confirm(phone, 'Assinar')
  await press(phone, 'Confirmar assinatura')
  await toast(phone, 'Contrato assinado com sucesso!')
  await phone.getByRole('switch', { name: /^Vinho (in)?ativo$/ }).click()
  await toast(phone, 'Vinho ativado com sucesso!')

  await buyOne(title)
  await phone.goto('/portal/orders')
  await phone.getByRole('link', { name: /^#\d+$/ }).click()
  await press(phone, 'Aprovar pedido')
  await confirm(phone, 'Aprovar pedido')
  await toast(phone, 'Pedido aprovado com sucesso!')
  await press(phone, 'Criar Fulfillment')
  await toast(phone, 'Fulfillment criado com sucesso!')
  await phone.getByLabel('Código de rastreamento').fill('BR123456785BR')
  await press(phone, 'Adicionar Rastreamento')
  await toast(phone, 'Código de rastreamento adicionado com sucesso!')
  await press(phone, 'Marcar como Entregue')
  await confirm(phone, 'Marcar como Entregue')
  await toast(phone, 'Pedido marcado como entregue!')
  await phone.getByText('R$ 182,32').waitFor()
})
