import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * They kill the engine, count what everybody else writes, or measure how long others wait: they run after the other API
 * tests, one by one.
 */
const ALONE = [
  'tests/api/{audit,bounded,demo,lists}/**/*.test.ts',
  'tests/api/auth/loginLimits.test.ts',
  'tests/api/orders/crash.test.ts',
  'tests/api/ops/frozen.test.ts',
]

/**
 * domain and components need nothing but Node. api and journeys talk to one running copy that `npm test` starts
 * (tests/support/world.ts) and share it: each file brings its own sellers, so two run at a time.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // What a test that passes has written is of no interest: failures that it provokes are logged with their stacks.
    silent: 'passed-only',
    // A busy machine may take longer than the second that is vitest's own limit.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/{domain,lint,ops}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [at('./tests/support/setupComponents.ts')],
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ALONE,
          environment: 'node',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-alone',
          include: ALONE,
          environment: 'node',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
