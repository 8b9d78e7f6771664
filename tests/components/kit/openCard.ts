import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A card that is one line until it is opened, open. */
export async function openCard(name: string): Promise<HTMLElement> {
  const heading = await screen.findByText(name, { selector: 'summary h2' })
  const card = heading.closest('details')
  if (!card) throw new Error(`${name} cannot be opened`)
  if (!card.open) fireEvent.click(heading)
  await waitFor(() => expect(card.open).toBe(true))
  return card
}
