import { expect, it } from 'vitest'
import { logLine } from '#domain/text/logLine'

const TIME = '2026-11-22T08:00:00.000Z'

it('is one line of JSON, with the name, the code and the stack of an error and nothing else of it', () => {
  const error = Object.assign(new TypeError('x is\nundefined'), {
    code: '23505',
    detail: 'Key (email)=(zelia@exemplo.com.br)',
  })
  const line = logLine(TIME, 'error', { request: 'a1b2c3d4e5f6' }, error)
  expect(line).not.toContain('\n')
  expect(line).not.toContain('zelia')
  expect(JSON.parse(line)).toEqual({
    time: TIME,
    level: 'error',
    request: 'a1b2c3d4e5f6',
    error: 'TypeError: x is\nundefined',
    code: '23505',
    stack: error.stack,
  })
})

it('says what was thrown that is no error', () => {
  expect(JSON.parse(logLine(TIME, 'warn', {}, 'cheio'))).toMatchObject({ error: 'cheio' })
})
