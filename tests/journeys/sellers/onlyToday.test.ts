import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatBRL, toCents } from '#domain/values/money'
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

/** Leaves for 'Hoje', and presses what it says. */
async function follow(phone: Page, action: RegExp) {
  await openToday(phone)
  await phone.locator('main').getByRole('link', { name: action }).click()
}

async function openToday(phone: Page) {
  await phone
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('link', { name: /^Hoje/ })
    .click()
  await phone.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
}

/** How far 'Hoje' says that the producer has come. */
async function reached(phone: Page, done: number) {
  await openToday(phone)
  await phone.getByRole('heading', { name: `Primeiros passos ${done} de 8 concluídos` }).waitFor()
}

async function completeProfile(phone: Page) {
  await follow(phone, /^Completar perfil/)
  await press(phone, 'Editar Perfil')
  await phone.getByRole('textbox', { name: 'Descrição' }).fill('Vinhos de encosta, sem pressa.')
  const buffer = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#7a1528' },
  })
    .png()
    .toBuffer()
  await phone
    .getByLabel('Escolher foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await press(phone, 'Salvar')
  await toast(phone, 'Dados atualizados com sucesso!')
}

async function addFirstWine(phone: Page, title: string) {
  await follow(phone, /^Cadastrar vinho/)
  await phone.getByLabel('Nome do vinho').fill(title)
  await phone.getByLabel('Descrição').fill('Peverella em talha, sem filtração.')
  await press(phone, 'Salvar e continuar')
  await press(phone, 'Pular')
  // called away before the price: 'Hoje' leads back to it
  await reached(phone, 2)
  await follow(phone, /^Definir preço/)
  await phone.getByLabel('Preço de varejo').fill('89,90')
  await phone.getByLabel('Quantidade disponível').fill('24')
  await press(phone, 'Salvar e Continuar')
  await phone.getByRole('heading', { name: title, level: 1 }).waitFor()
}

async function checkFreight(phone: Page) {
  await follow(phone, /^Conferir frete/)
  await press(phone, 'Salvar frete')
  await toast(phone, 'Frete salvo.')
}

async function givePixKey(phone: Page, email: string) {
  await follow(phone, /^Cadastrar chave/)
  await press(phone, 'Cadastrar chave PIX')
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel('Tipo de chave').click()
  await phone.getByRole('option', { name: 'E-mail' }).click()
  await dialog.getByRole('textbox', { name: /^Chave PIX/ }).fill(email)
  await dialog.getByLabel('Sua senha').fill('Vindima2026')
  await confirm(phone, 'Salvar chave')
  await dialog.waitFor({ state: 'detached' })
}

async function sign(phone: Page) {
  await follow(phone, /^Ler e assinar/)
  await phone.getByRole('dialog').getByText('comissão de 12,5% sobre').waitFor()
  await confirm(phone, 'Assinar')
  await press(phone, 'Confirmar assinatura')
  await toast(phone, 'Contrato assinado com sucesso!')
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

/** A buyer takes two bottles; the order, and what it cost. */
async function buyTwo(title: string): Promise<{ id: string; total: string }> {
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
  const { id = '', total = 0 } = completed.body.order ?? {}
  return { id, total: formatBRL(toCents(total)) }
}

/** Staff record the buyer's money. */
async function capture(staff: Page, orderId: string) {
  await staff.goto(`/admin/orders/${orderId}`)
  await staff.getByRole('button', { name: /^Capturar o pagamento/ }).click()
  await confirm(staff, 'Capturar pagamento')
  await staff.getByRole('dialog').waitFor({ state: 'detached' })
}

test('only by what Hoje says: a new producer comes from the registration to the first paid sale, on a phone', async () => {
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
  await phone.getByRole('link', { name: 'Ver os próximos passos' }).click()
  await reached(phone, 0)
  await phone.getByText('A análise leva até 2 dias úteis.').waitFor()
  await completeProfile(phone)
  await addFirstWine(phone, title)
  await reached(phone, 3)
  await checkFreight(phone)
  await givePixKey(phone, email)
  await reached(phone, 5)

  await approve(staff, brand)
  await phone.reload()
  await reached(phone, 6)
  await sign(phone)
  await follow(phone, /^Publicar/)
  await press(phone, 'Publicar na loja')
  await toast(phone, 'Vinho ativado com sucesso!')
  await openToday(phone)
  await phone.getByText('Tudo em dia').waitFor()

  const order = await buyTwo(title)
  await capture(staff, order.id)
  await phone.reload()
  await phone.getByRole('button', { name: /^Aprovar: #\d+$/ }).click()
  await toast(phone, 'Pedido aprovado com sucesso!')
  await phone.getByRole('region', { name: /^Pedidos para aprovar/ }).waitFor({ state: 'detached' })
  await phone.getByRole('link', { name: /^Separar: #\d+$/ }).click()
  await press(phone, 'Criar Fulfillment')
  await toast(phone, 'Fulfillment criado com sucesso!')
  await follow(phone, /^Informar código: #\d+$/)
  await phone.getByLabel('Código de rastreamento').fill('BR123456785BR')
  await press(phone, 'Adicionar Rastreamento')
  await toast(phone, 'Código de rastreamento adicionado com sucesso!')
  await openToday(phone)
  await phone.getByRole('region', { name: /^Pedidos para enviar/ }).waitFor({ state: 'detached' })
  await phone.getByRole('region', { name: 'Esta semana' }).getByText(order.total).waitFor()
})
