import { describe, expect, it } from 'vitest'
import { changedValues } from '#domain/audit/changedValues'

describe('what an edit leaves in the audit trail', () => {
  it('exactly the fields that differ', () => {
    expect(
      changedValues(
        { title: 'Antes', weight: 1200, hs_code: null },
        { title: 'Depois', weight: 1200 },
      ),
    ).toEqual({ before: { title: 'Antes' }, after: { title: 'Depois' } })
  })

  it('nothing for what only looks different', () => {
    expect(
      changedValues(
        { text: '', list: [], gone: undefined, aromas: [{ category: 'a', descriptor: 'b' }] },
        { text: null, aromas: [{ descriptor: 'b', category: 'a' }] },
      ),
    ).toBeNull()
  })

  it('an order that changed is a change', () => {
    expect(changedValues({ images: ['a', 'b'] }, { images: ['b', 'a'] })).not.toBeNull()
  })

  it('long texts around the place where they part, with their length', () => {
    const start = 'a'.repeat(1000)
    const changed = changedValues({ text: `${start}antes` }, { text: `${start}depois, e mais` })
    expect(changed?.before.text).toMatch(/^…a{295}antes \(1005 caracteres\)$/)
    expect(changed?.after.text).toMatch(/^…a{286}depois, e mais \(1014 caracteres\)$/)
  })

  it('never the same twice, and never half a character', () => {
    const changed = changedValues({ text: '🍇'.repeat(1000) }, { text: '🍇'.repeat(1001) })
    expect(changed?.before.text).not.toBe(changed?.after.text)
    expect(String(changed?.after.text)).toMatch(/^…(🍇){300} \(1001 caracteres\)$/u)
    expect(changedValues({ text: 'x'.repeat(300) }, {})?.before.text).toBe('x'.repeat(300))
  })
})
