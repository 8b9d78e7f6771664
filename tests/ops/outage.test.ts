import { describe, expect, it } from 'vitest'
import { presentError } from '../../backend/src/engine/errors/presentError'

const failure = (fields: object) => Object.assign(new Error('internal words'), fields)

describe('what is nobody’s mistake and passes', () => {
  it.each([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: '53100' }])(
    'a full disk (%j) is told as one, with a time to come back',
    (fields) => {
      expect(presentError(failure(fields))).toEqual({
        status: 503,
        retryAfter: 60,
        body: {
          type: 'unavailable',
          message:
            'Não há espaço para gravar no momento. Nada foi alterado; tente novamente mais tarde.',
        },
      })
    },
  )

  it.each([
    { code: '57P01' },
    { code: '57P03' },
    { code: '08006' },
    { code: '53300' },
    { code: 'ECONNREFUSED' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'Knex: Timeout acquiring a connection. The pool is probably full.' },
  ])('a database that is away (%j) is no error of the server', (fields) => {
    expect(presentError(failure(fields))).toMatchObject({
      status: 503,
      retryAfter: 5,
      body: { message: 'Serviço indisponível no momento. Tente novamente em instantes.' },
    })
  })

  it.each([{ code: '40P01' }, { code: '40001' }])(
    'of two requests in each other’s way (%j) the one that was ended is asked to try again',
    (fields) => {
      expect(presentError(failure(fields))).toMatchObject({
        status: 503,
        retryAfter: 1,
        body: { message: 'Outra pessoa mexia nos mesmos dados. Nada foi alterado; tente de novo.' },
      })
    },
  )

  it.each([{ code: '42P01' }, { code: '57014' }, {}])('%j is', (fields) => {
    expect(presentError(failure(fields)).status).toBe(500)
  })
})
