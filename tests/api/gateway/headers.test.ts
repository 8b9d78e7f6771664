import { describe, expect, it } from 'vitest'
import { world } from '../../support/world'

const page = await fetch(`${world.url}/login`)
const html = await page.text()
const partsOf = (pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, file = '']) => file)

describe('headers', () => {
  it('of a page say what it may load and do', () => {
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy'])
      expect(page.headers.get(name)).toBeTruthy()
  })

  it('of its scripts are those that concern a script, and few', async () => {
    const scripts = partsOf(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) {
      const { headers } = await fetch(world.url + script)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toContain('immutable')
      expect([...headers].map(([name, value]) => name + value).join('').length).toBeLessThan(450)
    }
  })

  it.each(['/api/admin/products', '/api/nothing', '/files/nothing.jpg', '/nothing.txt'])(
    'of %s let nothing be done with it as a page',
    async (path) => {
      const { headers } = await fetch(world.url + path)
      expect(headers.get('content-security-policy')).toContain("default-src '")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})
