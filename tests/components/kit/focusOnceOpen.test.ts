import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusOnceOpen } from '../../../src/kit/form/focusOnceOpen'

const field = (id: string) => document.querySelector<HTMLElement>(`#${id}`)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a id="link" href="/">Completar</a><input id="lot"><input id="first">'
  field('link')?.focus()
})
afterEach(() => vi.useRealTimers())

test('a field gets the focus when its section is open', () => {
  focusOnceOpen(() => field('first'))
  expect(field('link')).toHaveFocus()
  field('link')?.blur()
  vi.runAllTimers()
  expect(field('first')).toHaveFocus()
})

test('another field into which somebody types meanwhile keeps the focus', () => {
  focusOnceOpen(() => field('first'))
  field('lot')?.focus()
  vi.runAllTimers()
  expect(field('lot')).toHaveFocus()
})
