import { fireEvent } from '@testing-library/react'

/** Opens the folded card of that heading, as a browser does it on a click, and returns it. */
export function openFold(heading: HTMLElement): HTMLElement {
  const card = heading.closest('details')
  if (!card) throw new Error(`${heading.textContent} is no folded card`)
  card.open = true
  fireEvent(card, new Event('toggle'))
  return card
}
