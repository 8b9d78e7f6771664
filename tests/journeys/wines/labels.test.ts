import { readFile } from 'node:fs/promises'
import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import { expect, test } from 'vitest'
import {
  button,
  closeAfterTests,
  DESKTOP,
  expectAccessible,
  openAs,
  openContext,
  PHONE,
  signInAs,
} from '../../support/browser'
import { call } from '../../support/http'
import { GOLDEN_WINES } from '../../support/goldenWines'
import { openShop, type Shop } from '../../support/openShop'
import { readEveryQrCode, readPicture } from '../../support/readEveryQrCode'
import { world } from '../../support/world'
import { openFold } from '../../support/openFold'

closeAfterTests()

async function labelsOf({ token, wines }: Shop): Promise<SellerLabel[]> {
  const ids = wines.map(({ id }) => id).join(',')
  return (await call<{ labels: SellerLabel[] }>(`/vendor/labels?ids=${ids}`, { token })).body.labels
}

/** Pixels of a length on a screen, as CSS has it. */
const MM = 96 / 25.4

test('the printed sheet’s codes, read by another maker’s decoder, lead to each wine’s page', async () => {
  const shop = await openShop({ wines: 2 })
  const labels = await labelsOf(shop)
  const addresses = labels.map(({ page_url: url }) => url)
  // paper has more dots than a screen
  const page = await (await openContext(DESKTOP, { deviceScaleFactor: 4 })).newPage()
  await signInAs(page, shop)
  await page.goto('/portal/wines')
  for (const { title } of shop.wines) await page.getByLabel(`Marcar ${title}`).first().check()
  await page.getByRole('link', { name: 'Etiquetas', exact: true }).click()
  const codes = page.locator('.label-sheet svg')
  await expect.poll(() => codes.count()).toBe(24)
  await page.getByLabel('Etiquetas de cada vinho').fill('501')
  await page.getByText('Informe de 1 a 500 etiquetas de cada vinho').waitFor()
  expect(await button(page, 'Imprimir etiquetas').isDisabled()).toBe(true)
  await page.getByLabel('Etiquetas de cada vinho').fill('3')
  await expect.poll(() => codes.count()).toBe(6)
  await expectAccessible(page)

  for (const size of [15, 40]) {
    await page.getByLabel('Tamanho').click()
    await page.getByRole('option', { name: `${size} × ${size} mm` }).click()
    await page.emulateMedia({ media: 'print' })
    const boxes = await Promise.all((await codes.all()).map((one) => one.boundingBox()))
    for (const box of boxes) {
      expect(box?.width).toBeCloseTo(size * MM, 0)
      expect(box?.height).toBeCloseTo(size * MM, 0)
    }
    expect(await readEveryQrCode(codes)).toEqual(
      addresses.flatMap((address) => [address, address, address]),
    )
    expect(await page.locator('.not-printed').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
  }
  expect(await page.getByText('faça um teste com o celular').isVisible()).toBe(false)
})

test('a wine’s page has its code, its files for the printer and the way to its page', async () => {
  const shop = await openShop({ wines: 1 })
  const [label] = await labelsOf(shop)
  const page = await openAs(shop)
  await page.goto(`/portal/wines/${shop.wines[0]?.id}`)
  const card = await openFold(page, 'QR do rótulo')
  await card.getByText(`${label?.code.slice(0, 4)}-${label?.code.slice(4)}`).waitFor()
  expect(await card.getByRole('link', { name: 'Abrir a página' }).getAttribute('href')).toBe(
    label?.page_url,
  )
  for (const kind of ['SVG', 'PNG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: `Baixar ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`rotulo-${label?.code}.${kind.toLowerCase()}`)
    const content = await readFile(await file.path())
    if (kind === 'SVG') expect(content.toString()).toContain('width="25mm" height="25mm"')
    expect(await readPicture(content)).toBe(label?.page_url)
  }
  await expectAccessible(page)
})

test('the page of a paused wine is corrected for the bottles that are sold already', async () => {
  const shop = await openShop({ wines: 1 })
  const [wine] = shop.wines
  await wine?.setStatus('draft')
  await wine?.save({ title: 'Nome corrigido' })
  const page = await openAs(shop)
  await page.goto(`/portal/wines/${wine?.id}`)
  const card = await openFold(page, 'QR do rótulo')
  await card.getByText('Você mudou o vinho depois disso.').waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Atualizar a página' }).click()
  await page.getByText('Página atualizada').waitFor()
  await card.getByText('Você mudou o vinho depois disso.').waitFor({ state: 'hidden' })
  await page.goto(
    (await card.getByRole('link', { name: 'Abrir a página' }).getAttribute('href')) ?? '',
  )
  await page.getByRole('heading', { level: 1, name: 'Nome corrigido' }).waitFor()
})

test('the bottle’s page is whole without a script, in few bytes, from this site alone', async () => {
  const shop = await openShop({ wines: 1 })
  const [label] = await labelsOf(shop)
  const context = await openContext(PHONE, { javaScriptEnabled: false })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const fonts = new Set<string>()
  let bytes = 0
  let fontBytes = 0
  const hosts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fonts.has(requestId)) fontBytes += encodedDataLength
    else bytes += encodedDataLength
  })
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto(`/rotulo/${label?.code}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: shop.wines[0]?.title ?? '' }).waitFor()
  await page.getByText('Venda proibida para menores de 18 anos.').waitFor()
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThan(20_000)
  // the headings' one font, which the next bottle has already (issue 32.10)
  expect(fonts.size).toBe(1)
  expect(fontBytes).toBeLessThan(20_000)
  expect([...hosts]).toEqual([world.url])
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'What is in the bottle' }).waitFor()
  await page.getByRole('link', { name: 'Português' }).click()
  await page.getByRole('heading', { name: 'O que há na garrafa' }).waitFor()
})

test('the bottle’s page, in both languages, and the one of no bottle are accessible to everybody', async () => {
  const shop = await openShop({ wines: 1 })
  // with a dossier of every kind of attestation
  await shop.wines[0]?.save({ metadata: GOLDEN_WINES.pinot })
  const [label] = await labelsOf(shop)
  const page = await (await openContext()).newPage()
  for (const path of [`${label?.code}`, `${label?.code}/en`, '22222222']) {
    await page.goto(`/rotulo/${path}`)
    await expectAccessible(page)
  }
  await page.goto(`/rotulo/${label?.code}`)
  await page.getByText('Laudo: Laboratório Randon, 05/06/2025').waitFor()
  await page.getByRole('link', { name: 'Ler o que está no rótulo' }).click()
  await page.waitForURL(({ hash }) => hash === '#no-rotulo')
})
