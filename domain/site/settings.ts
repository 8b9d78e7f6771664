import { formatRate } from '../commission/commission'
import { freightInWords } from '../freight/freightFields'
import { FREIGHT_STATES } from '../freight/freightRegions'
import type { FreightTable } from '../freight/freightTable'
import { formatDate } from '../values/dates'
import { formatBRL } from '../values/money'
import { SETTING_LABELS } from './settingLabels'
import type { OwnSite, SiteConfig, Testimonial } from './siteConfig'

/**
 * What administration changes in 'Configurações' (issue 32.7). A value that is kept in the database counts before the site's
 * file and the environment, and these before the defaults.
 */
export interface SettingValues extends Required<
  Pick<
    SiteConfig,
    | 'countdownTarget'
    | 'applicationDeadline'
    | 'launchPeriod'
    | 'salesStart'
    | 'salesOpen'
    | 'salesOpenSince'
    | 'banner'
    | 'commission'
    | 'replyAddress'
    | 'payoutTerm'
    | 'testimonials'
  >
> {
  /** Days after the last delivery on which an order's money becomes available. */
  payoutDays: number
  /** The smallest payout that a batch makes. */
  payoutMinCents: number
  /** Working days until the bottles leave, and the table, of a producer who has saved none. */
  freightHandlingDays: number
  freightStates: FreightTable['states']
  'company.name': string
  'company.taxId': string
  'company.address': string
  'company.city': string
  'company.state': string
}
export type SettingName = keyof SettingValues

/** The groups of the page, and their fields in its order. */
export const SETTING_GROUPS = {
  launch: {
    label: 'Lançamento',
    fields: [
      'banner',
      'countdownTarget',
      'applicationDeadline',
      'launchPeriod',
      'salesStart',
      'salesOpen',
      'salesOpenSince',
    ],
  },
  sales: { label: 'Loja e comissão', fields: ['commission', 'replyAddress'] },
  payouts: { label: 'Repasses', fields: ['payoutDays', 'payoutTerm', 'payoutMinCents'] },
  freight: { label: 'Frete', fields: ['freightHandlingDays', 'freightStates'] },
  company: {
    label: 'Empresa',
    fields: ['company.name', 'company.taxId', 'company.address', 'company.city', 'company.state'],
  },
  testimonials: { label: 'Depoimentos', fields: ['testimonials'] },
} as const satisfies Record<string, { label: string; fields: readonly SettingName[] }>
export type SettingGroup = keyof typeof SETTING_GROUPS

export const SETTING_NAMES = Object.keys(SETTING_LABELS) as [SettingName, ...SettingName[]]

/** The values where neither the file nor the environment names one; the site's are `siteWith({})`. */
export const SETTING_DEFAULTS = {
  payoutDays: 30,
  payoutMinCents: 1000,
  freightHandlingDays: 2,
} as const satisfies Partial<SettingValues>

const WORDS: { [Name in SettingName]?: (value: SettingValues[Name]) => string } = {
  countdownTarget: (value) =>
    value.replace(/^(\d{4}-\d\d-\d\d)T?/, (_, day: string) => `${formatDate(day)} `),
  salesOpen: (value) => (value ? 'Sim' : 'Não'),
  salesOpenSince: (value) => formatDate(value),
  commission: (value) => formatRate(value),
  payoutMinCents: (value) => formatBRL(value),
  payoutDays: (value) => String(value),
  freightHandlingDays: (value) => String(value),
  freightStates: (value) => {
    const count = Object.keys(value).length
    return count === 1 ? '1 estado' : `${count} estados`
  },
  testimonials: (value) =>
    value.map(({ name, winery, text }) => `${name} (${winery}): ${text}`).join('\n'),
}

/** A value as people read it; null, for none, is ''. */
export function settingInWords<Name extends SettingName>(
  name: Name,
  value: SettingValues[Name] | null,
): string {
  if (value === null) return ''
  const word = WORDS[name] as ((one: SettingValues[Name]) => string) | undefined
  return word ? word(value) : `${value as string | number}`
}

/** Two values as people compare them: of the freight table only the states that differ, a line each. */
export function settingsInWords<Name extends SettingName>(
  name: Name,
  one: SettingValues[Name] | null,
  other: SettingValues[Name] | null,
): [string, string] {
  if (name !== 'freightStates' || !one || !other)
    return [settingInWords(name, one), settingInWords(name, other)]
  const [these, those] = [
    freightInWords(one as FreightTable['states']),
    freightInWords(other as FreightTable['states']),
  ]
  const states = FREIGHT_STATES.filter((state) => these[state] !== those[state])
  const say = (fields: Record<string, string>) =>
    states.map((state) => `${state}: ${fields[state] ?? ''}`).join('\n')
  return [say(these), say(those)]
}

/** What of these values the pages and the mails say of the site, in the file's shape. */
export function siteOf(values: Partial<SettingValues>): OwnSite {
  const {
    payoutDays: _days,
    payoutMinCents: _minimum,
    freightHandlingDays: _handling,
    freightStates: _states,
    ...said
  } = values
  const site = Object.fromEntries(
    Object.entries(said).filter(([name]) => !name.startsWith(COMPANY)),
  )
  const company = Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) =>
      name.startsWith(COMPANY) ? [[name.slice(COMPANY.length), value]] : [],
    ),
  )
  return { ...site, ...(Object.keys(company).length > 0 && { company }) }
}

/** The settings that a site says, each where it says one; an empty text says nothing. */
export function settingsOf({ company, ...site }: OwnSite): Partial<SettingValues> {
  const all = {
    ...site,
    ...Object.fromEntries(
      Object.entries(company ?? {}).map(([name, value]) => [`${COMPANY}${name}`, value]),
    ),
  }
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => Object.hasOwn(SETTING_LABELS, name) && value !== undefined && value !== '',
    ),
  )
}

const COMPANY = 'company.'

/** Where the small picture of a testimonial is served, on our origin. */
export const SITE_PICTURES = '/api/public/site/pictures/'

export const sitePictures = (testimonials: readonly Testimonial[]): string[] =>
  testimonials.flatMap(({ picture }) =>
    picture?.startsWith(SITE_PICTURES) ? [picture.slice(SITE_PICTURES.length)] : [],
  )
