import type { Seller } from '#domain/sellers/sellerWire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import SellerNotes from '../../../src/admin/sellers/detail/SellerNotes'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const note = (id: string, text: string) => ({
  id,
  text,
  author: 'Clara',
  at: '2026-11-22T12:00:00.000Z',
})
const own = note('note_1', 'Ligar na segunda.')
const others = note('note_2', 'Alguém ligou.')
const seller = { id: 'sel_1', name: 'Casa', notes: [] } as unknown as Seller

function Page() {
  const [notes, setNotes] = useState<Seller['notes']>([])
  return (
    <>
      <button onClick={() => setNotes([others])}>chega outra</button>
      <SellerNotes seller={{ ...seller, notes }} />
    </>
  )
}

test("another person's note takes nothing from the one being written; the own one empties the form", async () => {
  network(() => ({ body: { seller: { ...seller, notes: [own] } } }))
  openList(<Page />, { dataProvider, at: '/admin/sellers/sel_1' })
  const field = () => screen.getByRole('textbox', { name: 'Nova anotação' })
  fireEvent.change(field(), { target: { value: own.text } })
  fireEvent.click(screen.getByText('chega outra'))
  await screen.findByText(others.text)
  expect(field()).toHaveValue(own.text)
  fireEvent.click(screen.getByRole('button', { name: 'Anotar' }))
  await waitFor(() => expect(field()).toHaveValue(''))
})
