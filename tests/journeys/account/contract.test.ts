import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { giveCommission, openSeller } from '../../support/openSeller'
import { closeContexts, expectAccessible, PHONE } from '../../support/browser'
import { sql } from '../../support/world'
import { openPortal } from './openPortal'

afterAll(closeContexts)

// spec 46, 144
test('a producer reads and signs the contract on a phone, keeps its text, and anyone can check it', async () => {
  const seller = await openSeller()
  await giveCommission(seller.sellerId, 12.5)
  const page = await openPortal(seller.token, '/portal/wines', PHONE)
  await page.getByRole('heading', { name: 'Assinatura necessária' }).waitFor()
  await page.getByRole('button', { name: 'Ler e assinar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contrato de Comissão' })
  await dialog.getByText('comissão de 12,5% sobre').waitFor()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar texto' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const printing = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar PDF' }).click()
  const pdf = await readFile(await (await printing).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  await dialog.getByRole('button', { name: 'Assinar', exact: true }).click()
  await page.getByRole('button', { name: 'Confirmar assinatura' }).click()
  await page.getByText('Contrato assinado com sucesso!').waitFor()
  await page.getByRole('heading', { name: 'Assinatura necessária' }).waitFor({ state: 'detached' })
  const [signed] = await sql<{ text: string; sha256: string }>(
    'select text, sha256 from contract_signature where seller_id = $1',
    [seller.sellerId],
  )
  expect(signed?.text).toBe(text)

  await page.goto(`/contrato/${signed?.sha256}`)
  await page.getByText('Há uma assinatura registrada para este código.').waitFor()
  const check = page.getByRole('button', { name: 'Conferir texto' })
  await page.getByLabel('Texto do contrato').fill(text)
  await check.click()
  await page.getByText('O texto é exatamente o que foi assinado.').waitFor()
  await page.getByLabel('Texto do contrato').fill(text.replace('12,5%', '12,4%'))
  await check.click()
  await page.getByText('O texto não é o que foi assinado').waitFor()
  await expectAccessible(page)
  await page.context().close()
})
