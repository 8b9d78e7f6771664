import type { MedusaContainer } from '@medusajs/framework/types'
import loadEngine from '@medusajs/medusa/loaders/index'
import express from 'express'

/** The engine without its HTTP server. */
export interface BootedEngine {
  container: MedusaContainer
  /** Ends every module and connection; the process can exit afterwards. */
  shutdown: () => Promise<void>
}

/**
 * Loads all modules, links, workflows and hooks in this process, for scripts that run workflows. The
 * working directory must be the build folder.
 */
export async function bootContainer(): Promise<BootedEngine> {
  process.env.MEDUSA_WORKER_MODE = 'server'
  const { container, shutdown } = await loadEngine({
    directory: process.cwd(),
    expressApp: express(),
    skipLoadingEntryPoints: true,
  })
  return {
    container,
    shutdown: async () => {
      await shutdown()
    },
  }
}
