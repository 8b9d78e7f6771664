import { describe, expect, it } from 'vitest'
import { addressKey, networkOf } from '#domain/account/network'
import {
  formatRecoveryCode,
  readSecondFactorCode,
  secondFactorCodeProblem,
} from '#domain/account/secondFactor'
import { isSessionOpen, isUseDue, type SessionRecord } from '#domain/account/sessionRecord'

const at = (time: string) => new Date(`2026-03-01T${time}Z`)
const session = (changes: Partial<SessionRecord> = {}): SessionRecord => ({
  validFrom: at('08:00:00'),
  lastUsedAt: at('11:30:00'),
  expiresAt: at('20:00:00'),
  endedAt: null,
  ...changes,
})
const isOpen = (one: SessionRecord, { floor = null as Date | null, idleMinutes = 30 } = {}) =>
  isSessionOpen(one, { now: at('12:00:00'), floor, idleMinutes })

describe('a session', () => {
  it.each<[string, boolean, SessionRecord, { floor?: Date; idleMinutes?: number }?]>([
    ['used a moment before the limit', true, session({ lastUsedAt: at('11:30:00.001') })],
    ['unused for exactly the limit', false, session()],
    ['unused for long where idleness ends nothing', true, session(), { idleMinutes: 0 }],
    ['that was ended', false, session({ endedAt: at('11:59:00') }), { idleMinutes: 0 }],
    ['at its end', false, session({ expiresAt: at('12:00:00') }), { idleMinutes: 0 }],
    ['below the floor', false, session(), { floor: at('08:00:00.001'), idleMinutes: 0 }],
    ['on the floor', true, session(), { floor: at('08:00:00'), idleMinutes: 0 }],
  ])('%s: open is %s', (_what, open, record, rules) => {
    expect(isOpen(record, rules)).toBe(open)
  })

  it('has its use written down after a minute', () => {
    expect(isUseDue(at('11:59:00.001'), at('12:00:00'))).toBe(false)
    expect(isUseDue(at('11:59:00'), at('12:00:00'))).toBe(true)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.250', '203.0.113.0/24'],
    ['2001:db8:12:34::1', '2001:db8:12::/48'],
    ['2001:0db8:0012:ffff:1:2:3:4', '2001:db8:12::/48'],
    ['2001:db8::', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['unknown', 'unknown'],
    ['1:2', '1:2'],
    ['1::2::3', '1::2::3'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it('is not another network of the same provider', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  })
})

describe('a code of the second step', () => {
  it.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['abcde-fghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['ABCDE FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['12345', null],
    ['1234567', null],
    ['ABCDE-FGHJO', null],
    ['١٢٣٤٥٦', null],
    ['', null],
  ])("'%s' reads as %o", (typed, code) => {
    expect(readSecondFactorCode(typed)).toEqual(code)
  })

  it('is told what is wrong with it', () => {
    expect(secondFactorCodeProblem(' ')).toBe('Código é obrigatório')
    expect(secondFactorCodeProblem('12345')).toBe(
      'Digite os 6 números do aplicativo ou um código de recuperação',
    )
    expect(secondFactorCodeProblem('123456')).toBeNull()
  })

  it('for recovery is shown in two halves', () => {
    expect(formatRecoveryCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK')
  })
})
