import { setTimeout as pause } from 'node:timers/promises'
import { passedDates } from '#domain/site/passedDates'
import { configureSite, siteAbove, siteWith, type OwnSite } from '#domain/site/siteConfig'
import { publicSiteResponse } from '#domain/site/settingsWire'
import { inTime, jsonOf, type EngineCalls } from './engineCalls'

/** With an engine's look at its database (backend/src/server/followSite) a change is on the pages within five seconds. */
const FOLLOW_MS = 1_500
/** A gateway whose engine is away opens with its file alone. */
const PATIENCE_MS = 2_000
/** An engine is that many looks behind another one at the most: still older, the database itself has gone back, to a backup. */
const BEHIND_MAX = 4

/**
 * Shows what the database says of the site above this gateway's file: at once, and from then on when it has changed, or when
 * a date that the pages announce has passed (R63). Without an engine the last values stay.
 *
 * @param now milliseconds
 */
export async function followSite(
  engine: EngineCalls,
  file: OwnSite,
  show: (site: OwnSite) => Promise<void>,
  now: () => number = Date.now,
): Promise<{ stop: () => void }> {
  const gone = new AbortController()
  const ask = async () => {
    try {
      const answer = await engine.ask({
        caller: 'site',
        method: 'GET',
        path: '/public/site',
        headers: {},
        gone: gone.signal,
      })
      return answer?.status === 200 ? publicSiteResponse.parse(jsonOf(answer)) : undefined
    } catch {
      return undefined
    }
  }
  const first = await inTime(PATIENCE_MS, ask())
  const passedOf = (one: OwnSite) => JSON.stringify(passedDates(siteWith(one), new Date(now())))
  let version = first?.version ?? 0
  let site = siteAbove(file, (first?.site ?? {}) as OwnSite)
  let passed = passedOf(site)
  const take = async (said: OwnSite) => {
    // what this process says itself, as the bottles' pages do
    configureSite(said)
    await show(said)
  }
  await take(site)
  let behind = 0
  const follow = async () => {
    while (!gone.signal.aborted) {
      await pause(FOLLOW_MS, undefined, { ref: false })
      const found = await ask()
      // of several engines one may not have seen the change yet that another one has told us
      behind = found && found.version < version ? behind + 1 : 0
      const newer = found && (found.version > version || behind > BEHIND_MAX) ? found : undefined
      const next = newer ? siteAbove(file, newer.site as OwnSite) : site
      const nextPassed = passedOf(next)
      if ((!newer && nextPassed === passed) || gone.signal.aborted) continue
      try {
        await take(next)
        version = newer?.version ?? version
        site = next
        passed = nextPassed
      } catch (error) {
        console.error(error)
      }
    }
  }
  void follow()
  return { stop: () => gone.abort() }
}
