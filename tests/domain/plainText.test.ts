import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, textProblem } from '#domain/text/plainText'
import { parseRequest } from '#domain/wire/parseRequest'
import { registerRequest } from '#domain/sellers/registrationWire'
import { sellerUpdateRequest } from '#domain/sellers/sellerWire'
import { productUpdateRequest } from '#domain/wines/productWire'
import { companyErrors, EMPTY_COMPANY } from '#domain/sellers/registration'
import { profileErrors } from '#domain/sellers/profileForm'
import { applicationErrors } from '#domain/applications/applicationForm'
import { buildRegistration } from '../support/buildRegistration'
import { cpuMs } from '../support/cpuMs'
import { buildProfileForm } from '../support/buildProfileForm'
import { buildApplicationForm } from '../support/buildApplication'

const INVISIBLE = [
  ['right-to-left override', '\u202e'],
  ['left-to-right isolate', '\u2066'],
  ['Arabic letter mark', '\u061c'],
  ['zero-width space', '\u200b'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['combining grapheme joiner', '\u034f'],
  ['variation selector', '\ufe0f'],
  ['tag', '\u{e0041}'],
  ['Hangul filler', '\u3164'],
  ['blank braille', '\u2800'],
  ['C1 control', '\u0091'],
] as const

describe('a text of one line', () => {
  test.each(INVISIBLE)('loses a %s', (_name, character) => {
    expect(cleanLine(`Casa${character} Bra${character}sil${character}`)).toBe('Casa Brasil')
  })

  test.each(['\n', '\r\n', '\t', '\u2028', '\u2029', '\u0085', '\u00a0', ' \n \n '])(
    'has a space instead of %j',
    (gap) => {
      expect(cleanLine(`Casa${gap}Brasil`)).toBe('Casa Brasil')
    },
  )

  test('keeps accents, emoji of several characters and double spaces, and composes accents', () => {
    expect(cleanLine('Sa\u0303o João  & Cia 🍷👩🏽‍🌾❤️')).toBe('São João  & Cia 🍷👩🏽‍🌾❤️')
  })
})

test('a text of several lines keeps its lines and tabs', () => {
  expect(cleanText(' um\r\ndois\u2028três\n\n\tquatro\u202e\u00a0cinco ')).toBe(
    'um\ndois\ntrês\n\n\tquatro cinco',
  )
})

test('cleaning twice is cleaning once, whatever comes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed))
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
      expect(cleanLine(typed)).not.toMatch(/[\n\r\t\u202a-\u202e\u2066-\u2069\u200b\u2028\u2029]/u)
    }),
  )
})

test('a long run of one space or of invisible characters costs no time', () => {
  for (const run of [' ', '\n', ' \n', '\u200b', '👩\u200d'])
    expect(cpuMs(() => cleanLine(`a${run.repeat(100_000)}b`))).toBeLessThan(1_000)
})

describe('the wire', () => {
  test('keeps names of one line clean, and texts of several lines as they were broken', () => {
    const parsed = parseRequest(
      registerRequest,
      buildRegistration({
        name: 'Casa\u202e\nLima',
        description: 'uma\r\nduas\u200b',
        member: { name: 'Ana\u2028Rossi' },
      }),
    )
    expect(parsed).toMatchObject({
      ok: true,
      payload: { name: 'Casa Lima', description: 'uma\nduas', member: { name: 'Ana Rossi' } },
    })
  })

  test('takes a name of which nothing can be seen for none', () => {
    const parsed = parseRequest(registerRequest, buildRegistration({ name: '\u200b\u3164' }))
    expect(parsed).toEqual({ ok: false, reason: { name: 'Campo obrigatório' } })
  })

  test('saves an old record whose stored texts are not clean', () => {
    const stored = { city: 'Garibaldi\n', state: 'R\u200bS', description: 'a\u202eb' }
    expect(parseRequest(sellerUpdateRequest, stored)).toEqual({
      ok: true,
      payload: { city: 'Garibaldi', state: 'RS', description: 'ab' },
    })
    const sheet = {
      title: 'Tan\u00adnat',
      metadata: { storytelling: { story: 'um\ndois', producer: 'Ana\nRossi' } },
    }
    expect(parseRequest(productUpdateRequest, sheet)).toMatchObject({
      ok: true,
      payload: {
        title: 'Tannat',
        metadata: { storytelling: { story: 'um\ndois', producer: 'Ana Rossi' } },
      },
    })
  })
})

describe('a form', () => {
  test('asks at the field for a text of which something can be seen', () => {
    expect(companyErrors({ ...EMPTY_COMPANY, name: '\u200b \u202e' }).name).toBe(
      'Nome da empresa é obrigatório',
    )
    expect(profileErrors(buildProfileForm({ city: '\u2060' })).city).toBe('Cidade é obrigatória')
    expect(applicationErrors(buildApplicationForm({ city: '\ufeff' }), 2026).city).toBe(
      'Cidade é obrigatória',
    )
  })

  test('says at the field that a control character cannot be kept', () => {
    expect(textProblem('a\u0000b')).toBe('Contém caracteres inválidos')
    expect(profileErrors(buildProfileForm({ producer_history: 'a\u0007b' })).producer_history).toBe(
      'Contém caracteres inválidos',
    )
  })
})
