import { expect, it } from 'vitest'
import { isMailStale } from '#domain/outbox/mail'

const DAY_MS = 86_400_000
const PIX_MINUTES = 45

it.each([
  ['password-reset', 15 * 60_000],
  ['invitation', 14 * DAY_MS],
  ['team-invitation', 14 * DAY_MS],
  ['staff-invitation', 14 * DAY_MS],
  ['tax-id-request', 14 * DAY_MS],
  ['order-pix', PIX_MINUTES * 60_000],
])('a mail %s helps nobody once its link has ended', (template, lifetime) => {
  const mail = { template, created_at: '2026-11-26T12:00:00.000Z' }
  const made = Date.parse(mail.created_at)
  expect(isMailStale(mail, made + lifetime - 1, PIX_MINUTES)).toBe(false)
  expect(isMailStale(mail, made + lifetime, PIX_MINUTES)).toBe(true)
})

it.each(['order-shipped', 'owner-alert', 'staff-alert'])(
  'a mail %s tells something by itself, and is never too late',
  (template) => {
    expect(isMailStale({ template, created_at: new Date(0) }, Date.now(), PIX_MINUTES)).toBe(false)
  },
)
