import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isDeepStrictEqual } from 'node:util'
import { SETTING_NAMES, settingsInWords, type SettingName } from '#domain/site/settings'
import type { SettingsHistory, SettingsResponse } from '#domain/site/settingsWire'
import { runStatement } from '../../engine/database/runStatement'
import { DEFAULTS, readSite, settingBelow, siteInForce } from './siteInForce'

/** GET /admin/settings: each setting as the database has it now, and what is below. */
export async function findSettings(knex: Knex): Promise<SettingsResponse> {
  await readSite(knex)
  const { version, own } = siteInForce()
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => {
      const below = settingBelow(name)
      const isDefault = isDeepStrictEqual(below, DEFAULTS[name] ?? null)
      return [name, { own: own[name] ?? null, below, below_is: isDefault ? 'default' : 'file' }]
    }),
  ) as SettingsResponse['settings']
  return { version, settings }
}

/** Changes of one page of the history. */
const PAGE = 20

/** GET /admin/settings/history. */
export async function listSettingChanges(knex: Knex, offset: number): Promise<SettingsHistory> {
  const rows = await runStatement<{
    version: string
    setting: SettingName
    before: unknown
    after: unknown
    changed_by_email: string
    changed_at: Date
    count: string
  }>(
    knex,
    `select version, setting, before, after, changed_by_email, changed_at, count(*) over () as count
       from site_setting_change where setting = any($1) order by site_setting_change.version desc limit $2 offset $3`,
    [SETTING_NAMES, PAGE, offset],
  )
  return {
    changes: rows.map(({ setting, before, after, ...row }) => {
      const words = settingsInWords(setting, before as never, after as never)
      return {
        id: Number(row.version),
        setting,
        before: before === null ? null : words[0],
        after: after === null ? null : words[1],
        by: row.changed_by_email,
        at: row.changed_at.toISOString(),
      }
    }),
    count: Number(rows[0]?.count ?? 0),
  }
}
