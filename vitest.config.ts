import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * They kill the engine, or count or take away what everybody else has: they run one by one before the other API tests, while the
 * checks that need no copy have the processor.
 */
const FIRST = [
  'tests/api/{applications,audit,demo,lists}/**/*.test.ts',
  'tests/api/auth/loginLimits.test.ts',
  'tests/api/orders/crash.test.ts',
  'tests/api/ops/frozen.test.ts',
  // changes a table while it is used
  'tests/api/store/oversell.test.ts',
  'tests/api/staff/lastAdministrator.test.ts',
]

/** They measure how long others wait, or look at what all have left: they run one by one after the other API tests. */
const LAST = [
  'tests/api/admin/auditFields.test.ts',
  'tests/api/bounded/**/*.test.ts',
  'tests/api/robustness/badInput.test.ts',
  'tests/api/store/matrix.test.ts',
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
    // Limits end what hangs; how long a busy machine takes is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/{domain,lint,ops}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
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
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: [...FIRST, ...LAST],
          environment: 'node',
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-first',
          include: FIRST,
          environment: 'node',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-last',
          include: LAST,
          environment: 'node',
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          environment: 'node',
          setupFiles: [at('./tests/support/showFailedPages.ts')],
          maxWorkers: 2,
        },
      },
    ],
  },
})
