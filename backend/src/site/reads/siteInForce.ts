import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  SETTING_DEFAULTS,
  settingsOf,
  siteOf,
  type SettingName,
  type SettingValues,
} from '#domain/site/settings'
import { SETTING_FIELDS } from '#domain/site/settingsWire'
import { configureSite, siteAbove, siteWith, type OwnSite } from '#domain/site/siteConfig'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'

type Settings = Partial<SettingValues>

/** What the specification says, or winex where it says nothing. */
export const DEFAULTS: Settings = {
  ...settingsOf(siteWith({})),
  ...SETTING_DEFAULTS,
  ...(!env.WINEX_FREIGHT_FILE.isOwn && { freightStates: env.WINEX_FREIGHT_FILE.states }),
}

/** What the file and the environment say of the site, which is below the database. */
const FILE: OwnSite = {
  ...(env.WINEX_MAIL_REPLY_TO && { replyAddress: env.WINEX_MAIL_REPLY_TO }),
  ...env.WINEX_SITE_FILE,
}

/** All values as they would be without the database. */
const BELOW: Settings & Pick<SettingValues, MoneyAndFreight> = {
  ...settingsOf(siteWith(FILE)),
  payoutDays: env.WINEX_PAYOUT_DAYS,
  payoutMinCents: env.WINEX_PAYOUT_MIN_CENTS,
  freightHandlingDays: env.WINEX_FREIGHT_HANDLING_DAYS,
  freightStates: env.WINEX_FREIGHT_FILE.states,
}

type MoneyAndFreight = 'payoutDays' | 'payoutMinCents' | 'freightHandlingDays' | 'freightStates'

/** What is in force in this engine: at most `FOLLOW_MS` and a look at the database older than the newest change. */
interface InForce extends Pick<SettingValues, MoneyAndFreight> {
  version: number
  /** What the database says. */
  own: Settings
  /** Whether the freight is the operator's, and so what producers are proposed. */
  isFreightOwn: boolean
}

const inForceWith = (version: number, own: Settings): InForce => {
  const { payoutDays, payoutMinCents, freightHandlingDays, freightStates } = { ...BELOW, ...own }
  return {
    version,
    own,
    payoutDays,
    payoutMinCents,
    freightHandlingDays,
    freightStates,
    isFreightOwn: own.freightStates !== undefined || env.WINEX_FREIGHT_FILE.isOwn,
  }
}

let inForce = inForceWith(0, {})
configureSite(FILE)

/** The settings that are no part of `siteConfig`, to be asked for at each use. */
export const siteInForce = (): InForce => inForce

/** The value below the database. */
export const settingBelow = <Name extends SettingName>(name: Name): SettingValues[Name] | null =>
  (BELOW[name] as SettingValues[Name] | undefined) ?? null

/**
 * Takes over what was changed since, in this engine or another. One that cannot be read any more, as after a return to an
 * older version, is left out.
 */
export async function readSite(knex: Knex): Promise<void> {
  const [newest] = await runStatement<{ version: string }>(
    knex,
    'select coalesce(max(version), 0) as version from site_setting_change',
  )
  const version = Number(newest?.version)
  if (version === inForce.version) return
  const rows = await runStatement<{ setting: string; after: unknown }>(
    knex,
    'select distinct on (setting) setting, after from site_setting_change order by setting, version desc',
  )
  const own = Object.fromEntries(
    rows.flatMap(({ setting, after }) => {
      if (after === null || !Object.hasOwn(SETTING_FIELDS, setting)) return []
      const read = SETTING_FIELDS[setting as SettingName].safeParse(after)
      return read.success ? [[setting, read.data]] : []
    }),
  ) as Settings
  inForce = inForceWith(version, own)
  configureSite(siteAbove(FILE, siteOf(own)))
}
