import type { Page } from 'playwright'
import { WINE_SHEET, type SheetField, type SheetGroup } from '#domain/wines/sheet/index'

/** A value that each kind of field takes, as a person types or chooses it. */
const TYPED: Record<string, string> = {
  vintage: '2024',
  harvest_date: '2024-02-20',
  bottling_date: '2024-09-10',
  ph: '3,45',
  density: '0,993',
  serving_temp_c_min: '14',
  serving_temp_c_max: '17',
  alcohol_percentage: '12,5',
}

/** Fills every field of the technical sheet, as the table has them, in the groups that are closed at first, too. */
export async function fillSheet(page: Page): Promise<void> {
  const closed = page.locator('form button[aria-expanded=false]')
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
  for (const group of WINE_SHEET as readonly SheetGroup[]) {
    const path = `wine-metadata-${group.name}`
    if (group.shape === 'fields') {
      for (const field of group.fields) await fillField(page, `${path}-${field.name}`, field)
    } else if (group.shape === 'value') {
      await fillField(page, path, group.field)
    } else if (group.shape === 'choices') {
      await page.locator(`#${path}`).click()
      for (const label of Object.values(group.options)) {
        await page.getByRole('option', { name: label, exact: true }).click()
      }
      await page.keyboard.press('Escape')
    } else {
      await page.getByRole('button', { name: group.addLabel, exact: true }).click()
      if (group.shape === 'texts') await page.locator(`#${path}-0`).fill(`${group.label} à prova`)
      else {
        for (const field of group.fields) {
          await fillField(page, `${path}-0-${field.name}`, field)
        }
      }
    }
  }
}

async function fillField(page: Page, id: string, field: SheetField): Promise<void> {
  const input = page.locator(`[id="${id}"]`)
  switch (field.kind) {
    case 'enum':
    case 'boolean': {
      const choice = field.kind === 'enum' ? Object.values(field.options ?? {})[0] : 'Sim'
      await input.click()
      await page.getByRole('option', { name: choice, exact: true }).click()
      return
    }
    case 'text':
    case 'longText':
      return input.fill(`${field.label} “à mão” <b>&</b>`)
    default:
      return input.fill(TYPED[field.name] ?? '7')
  }
}
