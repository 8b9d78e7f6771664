import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { buy } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { closeAfterTests, expectAccessible, openAs, toast } from '../../support/browser'
import { call } from '../../support/http'
import { sql } from '../../support/world'

closeAfterTests()

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

// spec 143, 169
test('staff find one seller, set 12,345 %, deactivate and reactivate them while they work', async () => {
  const shop = await openShop({ wines: 1, rate: null })
  const city = `Vila ${randomUUID().slice(0, 8)}`
  const taxId = `31.${String(Date.now()).slice(-6, -3)}.${String(Date.now()).slice(-3)}/0001-04`
  const name = `Adega ${city}`
  await sql('update seller set city = $2, tax_id = $3, name = $4 where id = $1', [
    shop.sellerId,
    city,
    taxId,
    name,
  ])

  const staff = await openAs('staff')
  for (const typed of [city.toUpperCase(), taxId, taxId.replaceAll(/\D/g, '')]) {
    await staff.goto('/admin/sellers')
    await staff.getByRole('searchbox').fill(typed)
    await staff.getByText('1 produtor encontrado').waitFor({ state: 'attached' })
    await staff.getByRole('link', { name, exact: true }).waitFor()
  }
  await staff.getByRole('link', { name, exact: true }).click()
  await staff.getByRole('heading', { name, level: 1 }).waitFor()
  await staff.getByText('Nenhum pedido deste produtor').waitFor()
  await expectAccessible(staff)

  await staff.getByRole('button', { name: 'Criar regra' }).click()
  for (const [typed, problem] of [
    ['abc', 'Informe um percentual valido.'],
    ['100,001', 'Percentual deve ser menor ou igual a 100%.'],
  ] as const) {
    await staff.getByLabel('Percentual').fill(typed)
    await confirm(staff, 'Salvar')
    await staff.getByText(problem, { exact: true }).waitFor()
  }
  await staff.getByLabel('Percentual').fill('12,345')
  await confirm(staff, 'Salvar')
  await toast(staff, 'Regra de comissao criada')
  await staff.getByText('12,345%', { exact: true }).waitFor()
  await staff.getByText(`Comissao ${name}`, { exact: true }).waitFor()

  const seller = await openAs(shop)
  await seller.goto(`/portal/wines/${shop.wines[0]?.id ?? ''}`)
  await seller.getByText('Assinatura necessária').waitFor()
  await seller.getByRole('button', { name: 'Ler e assinar' }).click()
  await seller.getByRole('dialog').getByText('comissão de 12,345% sobre').waitFor()
  await confirm(seller, 'Fechar')

  await staff.getByLabel(/^Produtor (in)?ativo$/).click()
  await staff.getByText(/O produtor não poderá operar/).waitFor()
  await confirm(staff, 'Desativar produtor')
  await toast(staff, 'Vendedor desativado')
  expect(await staff.getByRole('button', { name: 'Editar', exact: true }).isDisabled()).toBe(true)

  await seller.getByLabel(/^Vinho (in)?ativo$/).click()
  await seller
    .getByText(/Sua conta está desativada/)
    .first()
    .waitFor()

  await staff.getByLabel(/^Produtor (in)?ativo$/).click()
  await staff.getByText(/O produtor volta a operar normalmente/).waitFor()
  await confirm(staff, 'Reativar produtor')
  await toast(staff, 'Vendedor reativado')
  await seller.reload()
  await seller.getByLabel(/^Vinho (in)?ativo$/).click()
  await toast(seller, 'Vinho desativado com sucesso!')
})

test('a wine is sent back with a reason, corrected, published, and consumers see it', async () => {
  const shop = await openShop({ wines: 1 })
  const wine = shop.wines[0]?.id ?? ''
  const inStore = async () => (await buy(`products/${wine}`)).status

  const staff = await openAs('staff')
  await staff.goto(`/admin/products/${wine}`)
  await staff.getByRole('button', { name: 'Pedir ajustes' }).click()
  // it begins with what the wine plainly lacks
  await staff.getByLabel('Motivo').fill('')
  await confirm(staff, 'Pedir ajustes')
  await staff.getByText('Explique o motivo: o produtor vai lê-lo.').waitFor()
  await staff.getByLabel('Motivo').fill('Falta dizer a safra.')
  await expectAccessible(staff)
  await confirm(staff, 'Pedir ajustes')
  await toast(staff, 'Ajustes pedidos ao produtor')
  await staff.getByText('De Publicado para Rascunho').waitFor()
  expect(await inStore()).toBe(404)

  const seller = await openAs(shop)
  await seller.goto(`/portal/wines/${wine}`)
  await seller.getByText('Falta dizer a safra.').waitFor()
  await call(`/vendor/products/${wine}`, {
    token: shop.token,
    body: { metadata: { enology: { vintage: 2024 } } },
  })

  await staff.reload()
  await staff.getByText('2024', { exact: true }).waitFor()
  await staff.getByRole('button', { name: 'Publicar' }).click()
  await confirm(staff, 'Publicar')
  await toast(staff, 'Vinho publicado')
  expect(await inStore()).toBe(200)
  await expectAccessible(staff)
})

test('several wines are decided about at once, and what could not be is named', async () => {
  const shop = await openShop({ wines: 1 })
  const { id: empty } = await shop.addWine({ title: 'Sem garrafas' })
  const staff = await openAs('staff')
  const filter = encodeURIComponent(JSON.stringify({ seller_id: shop.sellerId }))
  await staff.goto(`/admin/products?filter=${filter}`)
  const boxes = staff.getByRole('checkbox')
  await boxes.nth(1).check()
  await staff.getByRole('checkbox', { name: 'Selecionar tudo' }).check()
  await staff.getByText('2 vinhos selecionados').waitFor()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Publicar' }).click()
  await confirm(staff, 'Publicar')
  await staff.getByText('1 de 2 feitos.').waitFor()
  await staff.getByText(/Sem garrafas.*: Este vinho ainda não pode ser vendido/).waitFor()
  const [row] = await sql<{ status: string }>('select status from product where id = $1', [empty])
  expect(row?.status).toBe('proposed')
})

// spec 234
test('addresses that lead nowhere say so', async () => {
  const staff = await openAs('staff')
  await staff.goto('/admin/sellers/sel_01ZZZZZZZZZZZZZZZZZZZZZZZZ')
  await staff.getByText('Vendedor nao encontrado.').first().waitFor()
  await expectAccessible(staff)
  await staff.goto('/admin/products/prod_01ZZZZZZZZZZZZZZZZZZZZZZZZ')
  await staff.getByText('Produto nao encontrado').first().waitFor()
})
