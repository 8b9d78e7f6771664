import { describe, expect, it } from 'vitest'
import { openSince, passedDates } from '#domain/site/passedDates'
import { siteConfig, type SiteConfig } from '#domain/site/siteConfig'

const at = (time: string, changes: Partial<SiteConfig> = {}) =>
  passedDates({ ...siteConfig, ...changes }, new Date(time))

describe('of what the public pages announce', () => {
  it.each([
    ['2025-09-30T23:59:59-03:00', { deadline: false }],
    ['2025-10-01T00:00:00-03:00', { deadline: true, salesStart: false }],
    ['2025-11-30T23:59:59-03:00', { salesStart: false }],
    ['2025-12-01T00:00:00-03:00', { salesStart: true, launch: false }],
    ['2025-12-31T23:59:58-03:00', { launch: false }],
    ['2025-12-31T23:59:59-03:00', { deadline: true, salesStart: true, launch: true }],
  ])('at %s in São Paulo %j has passed', (time, passed) => {
    expect(at(time)).toMatchObject(passed)
  })

  it('the deadline is the last such day up to the launch, in the year before it when need be', () => {
    const site = { applicationDeadline: '15/12', countdownTarget: '2027-03-01T00:00:00' }
    expect(at('2026-12-15T20:00:00-03:00', site).deadline).toBe(false)
    expect(at('2026-12-16T00:00:00-03:00', site).deadline).toBe(true)
    const same = { applicationDeadline: '31/01', countdownTarget: '2027-03-01T00:00:00' }
    expect(at('2027-01-31T12:00:00-03:00', same).deadline).toBe(false)
    expect(at('2027-02-01T12:00:00-03:00', same).deadline).toBe(true)
  })

  it('words that name no month have not passed, and nothing has once sales are open', () => {
    expect(at('2030-01-01T12:00:00Z', { salesStart: 'em breve' }).salesStart).toBe(false)
    expect(at('2030-01-01T12:00:00Z', { salesOpen: true })).toEqual({
      deadline: false,
      launch: false,
      salesStart: false,
      opening: false,
    })
  })

  it('sales are open since a day once it has come', () => {
    const site = { salesOpen: true, salesOpenSince: '2026-11-26' }
    expect(openSince(site, new Date('2026-11-25T23:59:59-03:00'))).toBeNull()
    expect(openSince(site, new Date('2026-11-26T00:00:00-03:00'))).toBe('2026-11-26')
    expect(openSince({ ...site, salesOpen: false }, new Date('2026-11-27T12:00:00Z'))).toBeNull()
    expect(at('2026-11-26T00:00:00-03:00', site).opening).toBe(true)
  })
})
