import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FoldedCard } from '../../../src/kit/ui/FoldedCard'

const print = (moment: 'beforeprint' | 'afterprint') =>
  act(() => {
    window.dispatchEvent(new Event(moment))
  })

test('a folded card is open on paper, with what nobody has opened yet, and closed again after', () => {
  render(
    <FoldedCard title="Histórico" summary="20/11/2026">
      Separado
    </FoldedCard>,
  )
  const card = screen.getByText('Histórico').closest('details')
  expect(screen.queryByText('Separado')).toBeNull()
  print('beforeprint')
  expect(card?.open).toBe(true)
  expect(screen.getByText('Separado')).toBeVisible()
  print('afterprint')
  expect(card?.open).toBe(false)
})

test('a card that was open stays open after printing', () => {
  render(
    <FoldedCard title="Histórico" open>
      Separado
    </FoldedCard>,
  )
  print('beforeprint')
  print('afterprint')
  expect(screen.getByText('Separado')).toBeVisible()
})
