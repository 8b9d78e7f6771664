import { expect, test } from 'vitest'
import { pickingList, sortForPicking } from '#domain/orders/picking'

const line = (title: string, quantity: number) => ({ title, variant_title: '750ml', quantity })
const boxes = [
  { displayId: 3, lines: [line('Tannat', 6)] },
  { displayId: 2, lines: [line('Água-viva', 1), line('Tannat', 2)] },
  { displayId: 1, lines: [line('Tannat', 1)] },
  { displayId: 3, lines: [line('Barbera', 1)] },
]

test('boxes with the same wines follow one another, then by number', () => {
  expect(sortForPicking(boxes).map((box) => [box.displayId, box.lines[0]?.title])).toEqual([
    [2, 'Água-viva'],
    [3, 'Barbera'],
    [1, 'Tannat'],
    [3, 'Tannat'],
  ])
})

test('the picking list sums each wine over all boxes and says for whom', () => {
  expect(pickingList(boxes)).toEqual([
    { title: 'Água-viva', volume: '750ml', bottles: 1, orders: [{ displayId: 2, bottles: 1 }] },
    { title: 'Barbera', volume: '750ml', bottles: 1, orders: [{ displayId: 3, bottles: 1 }] },
    {
      title: 'Tannat',
      volume: '750ml',
      bottles: 9,
      orders: [
        { displayId: 3, bottles: 6 },
        { displayId: 2, bottles: 2 },
        { displayId: 1, bottles: 1 },
      ],
    },
  ])
})

test('late boxes come first, whatever is in them', () => {
  const box = (displayId: number, title: string, isLate?: boolean) => ({
    displayId,
    isLate,
    lines: [{ title, quantity: 1 }],
  })
  const boxes = [box(1, 'Alvarinho'), box(2, 'Tannat', true), box(3, 'Merlot', true)]
  expect(sortForPicking(boxes).map(({ displayId }) => displayId)).toEqual([3, 2, 1])
})
