import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isDeepStrictEqual } from 'node:util'
import { freightFields } from '#domain/freight/freightFields'
import {
  settingInWords,
  sitePictures,
  type SettingName,
  type SettingValues,
} from '#domain/site/settings'
import type { SettingsRequest } from '#domain/site/settingsWire'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { readSite, settingBelow } from '../reads/siteInForce'
import { hasPictures, removeUnused } from './sitePictures'

type Value = SettingValues[SettingName] | null

/**
 * Changes settings, all or none, each as a row of their history; null takes the database's value away. The same value again
 * changes nothing.
 *
 * @throws AppError conflict, with the values that are in force, when somebody has changed one of them since `version` ·
 *   invalid_data for a picture that was never uploaded
 */
export async function changeSettings(
  container: MedusaContainer,
  { request, actor }: { request: SettingsRequest; actor: Actor },
): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const asked = Object.entries(request.values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [SettingName, Value]],
  )
  await knex.transaction(async (transaction) => {
    // one after the other: a version that is seen has all older ones before it
    await runStatement(transaction, `select pg_advisory_xact_lock(hashtext('site_setting_change'))`)
    const kept = await newestOf(
      transaction,
      asked.map(([name]) => name),
    )
    const changes = asked.filter(
      ([name, value]) => !isDeepStrictEqual(kept.get(name)?.after ?? null, value),
    )
    const newer = changes.flatMap(([name]) => {
      const row = kept.get(name)
      return row && Number(row.version) > request.version ? [row] : []
    })
    if (newer.length > 0) throw changedMeanwhile(newer)
    for (const [name, value] of changes) {
      if (name === 'testimonials') await refuseUnknownPictures(transaction, value)
      await runStatement(
        transaction,
        `insert into site_setting_change (setting, before, after, changed_by, changed_by_email) values ($1, $2, $3, $4, $5)`,
        [name, jsonOf(kept.get(name)?.after ?? null), jsonOf(value), actor.id, actor.email],
      )
    }
    if (changes.some(([name]) => name === 'testimonials')) await removeUnused(transaction)
    await recordChanges(transaction, {
      actor,
      action: 'site.settings',
      resource: 'site',
      resourceId: 'site',
      sellerId: null,
      before: audited(changes.map(([name]) => [name, kept.get(name)?.after ?? null])),
      after: audited(changes),
    })
  })
  await readSite(knex)
}

interface Row {
  version: string
  setting: SettingName
  after: Value
  changed_by_email: string
  changed_at: Date
}

async function newestOf(transaction: Knex, names: SettingName[]): Promise<Map<SettingName, Row>> {
  const rows = await runStatement<Row>(
    transaction,
    `select distinct on (setting) setting, after, version, changed_by_email, changed_at
       from site_setting_change where setting = any($1) order by setting, version desc`,
    [names],
  )
  return new Map(rows.map((row) => [row.setting, row]))
}

function changedMeanwhile(rows: readonly Row[]): AppError {
  const [newest] = [...rows].sort((one, other) => Number(other.version) - Number(one.version))
  return new AppError('conflict', 'Outra pessoa mudou estas configurações enquanto você editava.', {
    current: {
      version: Number(newest?.version),
      by: newest?.changed_by_email,
      at: newest?.changed_at.toISOString(),
      values: Object.fromEntries(
        rows.map(({ setting, after }) => [setting, after ?? settingBelow(setting)]),
      ),
    },
  })
}

async function refuseUnknownPictures(transaction: Knex, value: Value): Promise<void> {
  const names = sitePictures((value ?? []) as SettingValues['testimonials'])
  if (await hasPictures(transaction, names)) return
  const message = 'A foto não foi encontrada. Envie-a de novo.'
  throw AppError.invalid(message, { 'values.testimonials': message })
}

const jsonOf = (value: Value): string | null => (value === null ? null : JSON.stringify(value))

/** As the audit trail keeps them: in force, in words; of the freight a field for each state. */
const audited = (values: readonly [SettingName, Value][]): Record<string, unknown> =>
  Object.fromEntries(
    values.flatMap(([name, own]): [string, unknown][] => {
      const value = own ?? settingBelow(name)
      return name === 'freightStates'
        ? Object.entries(freightFields((value ?? {}) as SettingValues['freightStates']))
        : [[`site.${name}`, settingInWords(name, value as never)]]
    }),
  )
