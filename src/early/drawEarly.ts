import { rowTexts, type EarlyRow } from './rowTexts'

/**
 * Writes the first rows into the skeleton of the frame that the page's HTML has: read, and opened by pointer, while the
 * code of the list is still on its way. The list itself takes their place with the same rows.
 * @param body the answer of the list's request; the rows are its one array
 */
export function drawEarly(resource: string, body: Record<string, unknown>): void {
  const rows = Object.values(body).find(Array.isArray) as EarlyRow[] | undefined
  if (!rows?.length) return
  for (const skeleton of document.querySelectorAll('#frame [data-rows]')) {
    for (const [index, place] of [...skeleton.children].entries()) {
      const row = rows[index]
      if (row) drawRow(place, resource, row)
      else place.remove()
    }
  }
}

function drawRow(place: Element, resource: string, row: EarlyRow) {
  const texts = rowTexts(resource, row) ?? []
  const name = texts[0]?.[0]
  for (const slot of place.querySelectorAll<HTMLElement>('[data-slot]')) {
    const line = texts[Number(slot.dataset.slot)]
    const [column, text] = line ?? texts.find(([id]) => id === slot.dataset.slot) ?? []
    if (!column || !text) continue
    if (column === name) slot.replaceChildren(link(`${resource}/${row.id}`, text))
    else slot.textContent = text
  }
}

/** To the row's page, as the list links it; not in the order of Tab, since the list will be. */
function link(address: string, text: string): HTMLAnchorElement {
  const [, area] = window.location.pathname.split('/')
  const anchor = document.createElement('a')
  anchor.href = `/${area ?? ''}/${address}`
  anchor.tabIndex = -1
  anchor.textContent = text
  return anchor
}
