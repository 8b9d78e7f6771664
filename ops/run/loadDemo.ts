import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from './runScript'
import type { DemoContext } from './loadDemoOnce'
import { buildPlan } from '../demo/buildPlan'
import { writePictures } from '../demo/writePictures'

/**
 * Copies the pictures and loads staff, producers, wines and orders in one process of the engine. Safe to repeat: an
 * interrupted load is completed.
 * @throws Error with the engine's last lines when a part cannot be made
 */
export async function loadDemo({
  settings,
  engine,
}: Pick<DemoContext, 'settings' | 'engine'>): Promise<void> {
  const plan = buildPlan(writePictures(settings.filesDir), new Date())
  const folder = mkdtempSync(join(tmpdir(), 'winex-demo-'))
  try {
    const file = join(folder, 'plan.json')
    writeFileSync(file, JSON.stringify(plan), { mode: 0o600 })
    await runScript('demo/loadDemo', engine, [file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
