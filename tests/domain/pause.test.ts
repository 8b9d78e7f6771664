import { describe, expect, it, test } from 'vitest'
import {
  backOn,
  isPaused,
  pauseAhead,
  pauseDays,
  pausedUntil,
  pauseErrors,
  pauseNote,
  pauseRefusal,
} from '#domain/sellers/pause'

const pause = { from: '2026-12-20', to: '2027-01-10' }

describe('a pause', () => {
  it.each([
    ['2026-12-19', false],
    ['2026-12-20', true],
    ['2027-01-01', true],
    ['2027-01-10', true],
    ['2027-01-11', false],
  ])('on %s: %s, both ends included', (today, runs) => {
    expect(isPaused(pause, today)).toBe(runs)
    expect(pausedUntil(pause, today)).toBe(runs ? '2027-01-10' : null)
  })

  it('of one day runs on this day alone', () => {
    const one = { from: '2026-12-20', to: '2026-12-20' }
    expect(['2026-12-19', '2026-12-20', '2026-12-21'].map((day) => isPaused(one, day))).toEqual([
      false,
      true,
      false,
    ])
    expect(pauseDays(one)).toBe(1)
  })

  it('is told before and while it runs, not when it is over', () => {
    expect(pauseAhead(pause, '2026-11-26')).toEqual(pause)
    expect(pauseAhead(pause, '2027-01-10')).toEqual(pause)
    expect(pauseAhead(pause, '2027-01-11')).toBeNull()
  })

  it('that nobody set is none', () => {
    for (const none of [null, undefined]) {
      expect(isPaused(none, '2026-12-20')).toBe(false)
      expect(pauseAhead(none, '2026-12-20')).toBeNull()
    }
  })

  it('ends with a day on which the cellar sells again, also over the end of a year', () => {
    expect(backOn('2026-12-31')).toBe('2027-01-01')
    expect(backOn('2028-02-28')).toBe('2028-02-29')
  })
})

test('a buyer is told who pauses, until when, and from when on they sell', () => {
  expect(pauseRefusal('Casa Pevarello', '2027-01-10')).toBe(
    'Casa Pevarello está em pausa (férias ou safra) até 10/01/2027. Os vinhos voltam a ser vendidos em 11/01/2027.',
  )
})

test('who orders in the month before a pause is told of it, and that the promised day stays', () => {
  const words =
    'O produtor faz uma pausa nas vendas (férias ou safra) de 20/12/2026 a 10/01/2027. O prazo do seu pedido continua o mesmo.'
  expect(pauseNote(pause, '2026-11-19')).toBeNull()
  expect(pauseNote(pause, '2026-11-20')).toBe(words)
  expect(pauseNote(pause, '2026-12-19')).toBe(words)
  expect(pauseNote(pause, '2026-12-20')).toBeNull()
  expect(pauseNote(null, '2026-12-19')).toBeNull()
})

describe('setting a pause', () => {
  const today = '2026-11-26'
  const errors = (from: string, to: string, stored?: typeof pause) =>
    pauseErrors({ from, to }, { stored, today })

  it('begins today or later', () => {
    expect(errors('2026-11-26', '2026-11-26')).toEqual({})
    expect(errors('2026-11-25', '2026-12-01')).toEqual({ from: 'A pausa começa hoje ou depois' })
  })

  it('ends on its first day or later', () => {
    expect(errors('2026-12-02', '2026-12-01')).toEqual({
      to: 'O último dia vem depois do primeiro, ou é o mesmo',
    })
  })

  it('lasts 120 days at most', () => {
    expect(pauseDays({ from: '2026-12-01', to: '2027-03-30' })).toBe(120)
    expect(errors('2026-12-01', '2027-03-30')).toEqual({})
    expect(errors('2026-12-01', '2027-03-31')).toEqual({
      to: 'Uma pausa tem até 120 dias: no máximo até 30/03/2027',
    })
  })

  it.each(['', '10/01/2027', '2027-02-30'])('needs days of the calendar: "%s" is none', (day) => {
    expect(errors(day, '2027-01-10').from).toBe('Informe uma data válida')
    expect(errors('2026-12-20', day).to).toBe('Informe uma data válida')
  })

  it('changes the last day of one that runs, which keeps its first', () => {
    const running = { from: '2026-11-20', to: '2026-12-10' }
    expect(errors('2026-11-20', '2026-12-31', running)).toEqual({})
    expect(errors('2026-11-20', '2026-11-26', running)).toEqual({})
    expect(errors('2026-11-20', '2026-11-25', running)).toEqual({
      to: 'Este dia já passou. Para vender já, termine a pausa',
    })
    expect(errors('2026-11-19', '2026-12-10', running)).toHaveProperty('from')
    expect(errors('2026-11-20', '2027-03-20', running)).toHaveProperty('to')
  })

  it('is not set for later while one runs, which would end it unsaid', () => {
    const from = 'A pausa de agora está em curso: termine-a antes de marcar outra'
    for (const running of [
      { from: '2026-11-20', to: '2026-12-10' },
      { from: '2026-11-26', to: '2026-11-26' },
    ]) {
      expect(errors('2026-11-27', '2026-12-31', running)).toEqual({ from })
      expect(errors('2026-11-26', '2026-12-31', running)).toEqual({})
    }
    const to_come = { from: '2026-11-27', to: '2026-12-10' }
    expect(errors('2026-12-01', '2026-12-31', to_come)).toEqual({})
  })

  it('does not bring back the first day of one that is over', () => {
    const over = { from: '2026-11-01', to: '2026-11-25' }
    expect(errors('2026-11-01', '2026-12-01', over)).toHaveProperty('from')
  })
})
