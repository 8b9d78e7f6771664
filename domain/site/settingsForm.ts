import { formatRateInput, parseRate } from '../commission/commission'
import { freightForm } from '../freight/freightForm'
import { readFreightText, writeFreight } from '../freight/freightText'
import { failure, success, type Result } from '../result'
import { parseInteger } from '../values/decimal'
import { formatReaisInput, parseReais } from '../values/money'
import { SETTING_GROUPS, type SettingGroup, type SettingName, type SettingValues } from './settings'
import type { Testimonial } from './siteConfig'

/** A setting as the page has it typed: a text, and the list of testimonials. */
export type SettingInput = string | readonly TestimonialInput[]
export type TestimonialInput = Record<keyof Testimonial, string>

interface Typing<Value> {
  write: (value: Value) => SettingInput
  read: (typed: never) => Result<Value>
}

const asText: Typing<string> = { write: (value) => value, read: (typed: string) => success(typed) }
const wholeNumber: Typing<number> = {
  write: String,
  read: (typed: string) => {
    const number = parseInteger(typed)
    return number === null ? failure('Informe um número inteiro') : success(number)
  },
}

const TYPING: { [Name in SettingName]: Typing<SettingValues[Name]> } = {
  countdownTarget: asText,
  applicationDeadline: asText,
  launchPeriod: asText,
  salesStart: asText,
  salesOpen: {
    write: (value) => (value ? 'sim' : 'nao'),
    read: (typed: string) => success(typed === 'sim'),
  },
  salesOpenSince: asText,
  banner: asText,
  commission: { write: formatRateInput, read: (typed: string) => parseRate(typed) },
  replyAddress: asText,
  payoutTerm: asText,
  testimonials: {
    write: (value) =>
      value.map(({ name, winery, text, picture = '' }) => ({ name, winery, text, picture })),
    read: (typed: readonly TestimonialInput[]) =>
      success(typed.map(({ picture, ...said }) => (picture === '' ? said : { ...said, picture }))),
  },
  payoutDays: wholeNumber,
  payoutMinCents: {
    write: formatReaisInput,
    read: (typed: string) => {
      const cents = parseReais(typed)
      return cents === null ? failure('Informe um valor em reais, como 25,90') : success(cents)
    },
  },
  freightHandlingDays: wholeNumber,
  freightStates: {
    write: (states) =>
      writeFreight(freightForm({ free_above: null, handling_days: 0, states }).states, ';'),
    read: (typed: string) => readFreightText(typed),
  },
  'company.name': asText,
  'company.taxId': asText,
  'company.address': asText,
  'company.city': asText,
  'company.state': asText,
}

/** A setting as the page shows it for typing; none is an empty text or list. */
export function writeSetting<Name extends SettingName>(
  name: Name,
  value: SettingValues[Name] | null,
): SettingInput {
  if (value === null) return name === 'testimonials' ? [] : ''
  return TYPING[name].write(value)
}

/** What was typed; null, when nothing was, is the value below. */
export function readSetting(
  name: SettingName,
  typed: SettingInput,
): Result<SettingValues[SettingName] | null> {
  const plain = typeof typed === 'string' ? typed.trim() : typed
  return plain.length === 0 ? success(null) : TYPING[name].read(plain as never)
}

interface Stored {
  own: unknown
  below: unknown
}

/**
 * What of a group is to be sent: what was changed, and null for what is as below. A reason is a message by setting; what
 * else there is to judge the server says at its field.
 */
export function settingChanges(
  group: SettingGroup,
  typed: Partial<Record<SettingName, SettingInput>>,
  stored: Record<SettingName, Stored>,
): Result<Partial<Record<SettingName, unknown>>, Partial<Record<SettingName, string>>> {
  const values: Partial<Record<SettingName, unknown>> = {}
  const problems: Partial<Record<SettingName, string>> = {}
  const names: readonly SettingName[] = SETTING_GROUPS[group].fields
  for (const name of names) {
    const { own, below } = stored[name]
    const input = typed[name] ?? ''
    const before = same(writeSetting(name, (own ?? below) as never))
    if (same(input) === before) continue
    if (same(input) === same(writeSetting(name, below as never))) {
      values[name] = null
      continue
    }
    const read = readSetting(name, input)
    if (read.ok) values[name] = read.payload
    else problems[name] = read.reason
  }
  return Object.keys(problems).length > 0 ? failure(problems) : success(values)
}

const same = (input: SettingInput): string => JSON.stringify(input)

/** The days that the contract's words promise, when the money comes later than that; null when it does not. */
export function brokenPromise(term: string, days: string): number | null {
  const promised = /\d+/.exec(term)
  const paid = parseInteger(days)
  return promised && paid !== null && paid > Number(promised[0]) ? Number(promised[0]) : null
}
