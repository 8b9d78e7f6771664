import { describe, expect, it } from 'vitest'
import { routeMatcher } from '#domain/routes/matchRoute'

const match = routeMatcher(
  [
    ['GET', '/wines'],
    ['GET', '/wines/export.csv'],
    ['GET', '/wines/:id'],
    ['POST', '/wines/:id/images/:image_id'],
    ['GET', '/wines/new/images/all'],
  ].map(([method = '', path = '']) => ({ method, path, value: `${method} ${path}` })),
)
const found = (method: string, path: string) => {
  const hit = match(method, path)
  return hit ? [hit.value, hit.params] : null
}

describe('the look-up of declared routes', () => {
  it('takes a literal segment before a parameter', () => {
    expect(found('GET', '/wines/export.csv')).toEqual(['GET /wines/export.csv', {}])
    expect(found('GET', '/wines/abc')).toEqual(['GET /wines/:id', { id: 'abc' }])
  })

  it('goes back to the parameter when the literal leads nowhere', () => {
    expect(found('POST', '/wines/new/images/2')).toEqual([
      'POST /wines/:id/images/:image_id',
      { id: 'new', image_id: '2' },
    ])
  })

  it('answers HEAD like GET and a last slash like none', () => {
    expect(found('HEAD', '/wines/')).toEqual(['GET /wines', {}])
  })

  it.each([
    ['POST', '/wines'],
    ['GET', '/'],
    ['GET', '/wines//'],
    ['GET', '//wines'],
    ['GET', '/wines/a/b'],
    ['GET', '/Wines'],
    ['GET', '/wines/:id/images'],
  ])('finds nothing for %s %s', (method, path) => {
    expect(found(method, path)).toBeNull()
  })

  it('names nothing by a segment that is not encoded rightly', () => {
    expect(found('GET', '/wines/%zz')).toEqual(['GET /wines/:id', { id: '' }])
  })
})
