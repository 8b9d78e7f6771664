import { describe, expect, test } from 'vitest'
import { NOTICE_REASON_MAX } from '#domain/limits'
import { cutText, endOf, startOf } from '#domain/text/cutText'
import { isStorable } from '#domain/text/plainText'
import { noticeData } from '#domain/notices/noticeWire'
import { wineImportUploadQuery } from '#domain/imports/wineImportWire'
import { mailFailure } from '../../backend/src/modules/mail-outbox/mailFailure'
import { textFilter } from '../../src/kit/dataProvider/filterRules'

const WINE = '🍷'

describe('a text that is cut', () => {
  test('stays whole up to its length', () => {
    expect(cutText('x'.repeat(200), 200)).toBe('x'.repeat(200))
    expect(cutText(WINE.repeat(100), 200)).toBe(WINE.repeat(100))
    expect(startOf('tinto', 5)).toBe('tinto')
    expect(endOf('tinto', 5)).toBe('tinto')
  })

  test('says that something is missing', () => {
    expect(cutText('x'.repeat(201), 200)).toBe(`${'x'.repeat(199)}…`)
    expect(cutText('vinho tinto', 7)).toBe('vinho…')
  })

  test.each([0, 1])('wherever an emoji is (%i), none is cut in half', (letters) => {
    const text = `${'x'.repeat(letters)}${WINE.repeat(150)}`
    for (const part of [cutText(text, 200), startOf(text, 199), startOf(text, 200)]) {
      expect(isStorable(part)).toBe(true)
      expect(part.length).toBeLessThanOrEqual(200)
      expect(part.length).toBeGreaterThan(196)
    }
    const last = endOf(`${text}${'y'.repeat(letters)}`, 200)
    expect([isStorable(last), last.length]).toEqual([true, 200 - letters])
    expect(endOf(text, 0)).toBe('')
  })

  test.each([0, 1])('a reason with emojis (%i) fits into a notice', (letters) => {
    const reason = cutText(`${'x'.repeat(letters)}${WINE.repeat(150)}`, NOTICE_REASON_MAX)
    expect(isStorable(reason)).toBe(true)
    expect(noticeData.safeParse({ reason }).success).toBe(true)
  })

  test.each([0, 1])(
    'file names, searches and refusals of mail servers (%i) can be stored',
    (letters) => {
      const text = `${'x'.repeat(letters)}${WINE.repeat(300)}${'y'.repeat(letters)}`
      expect(isStorable(wineImportUploadQuery.parse({ filename: text }).filename)).toBe(true)
      expect(isStorable(textFilter('q', 99)(text)['q'] ?? '')).toBe(true)
      expect(isStorable(textFilter('q', 100)(text)['q'] ?? '')).toBe(true)
      const refusal = mailFailure(new Error(text), undefined).text
      expect(isStorable(refusal)).toBe(true)
      expect(refusal.length).toBeLessThanOrEqual(300)
    },
  )
})
