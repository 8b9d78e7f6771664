import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAge } from '../../../src/kit/ui/useAge'

afterEach(() => vi.useRealTimers())

test('an age goes on while the page is open', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T09:00:00Z') })
  const { result } = renderHook(useAge)
  const age = () => result.current('2026-11-29T08:58:00Z')
  expect(age()).toBe('2 minutos')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(age()).toBe('3 minutos')
  // nobody looked for hours
  vi.setSystemTime(Date.parse('2026-11-29T17:00:00Z'))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(age()).toBe('8 horas')
})
