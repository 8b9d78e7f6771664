import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Own engines and copies, kills, what looks at all pages in all widths: `npm test -- full`. */
const LONG = process.env.WINEX_TEST_FULL === 'yes' ? [] : ['**/*.full.test.ts']

/**
 * They kill the engine, or count or take away what everybody else has: they run one by one before the other API tests.
 */
const FIRST = [
  'tests/api/{applications,audit,demo,lists}/**/*.test.ts',
  'tests/api/account/loginLimits.test.ts',
  'tests/api/orders/crash.full.test.ts',
  'tests/api/ops/frozen.full.test.ts',
  // changes a table while it is used
  'tests/api/shop/oversell.test.ts',
  // changes what the site says and pays
  'tests/api/site/{settings,engines.full}.test.ts',
  'tests/api/staff/lastAdministrator.test.ts',
]

/** They wait most of their time, and let the bank that all share be down, slow or wrong: one by one, beside the others. */
const BANK = ['tests/api/pix/{buyerPage,desk,expiry,payment,refunds,undoneRefunds,walk}.test.ts']

/** They measure how long others wait, or look at what all have left: they run one by one after the other API tests. */
const LAST = [
  'tests/api/robustness/auditFields.test.ts',
  'tests/api/bounded/**/*.test.ts',
  'tests/api/pix/manyBuyers.full.test.ts',
  'tests/api/robustness/{badInput,statements}.test.ts',
  'tests/api/shop/matrix.test.ts',
]

/** They load parts of the engine with an environment of their own: nothing of them may stay for the next file. `npm test` runs them after BANK. */
const ALONE = [
  'tests/api/images/{brokenStorage,s3}.test.ts',
  'tests/api/notices/settings.test.ts',
  'tests/api/orders/mail.test.ts',
  'tests/api/pix/payout.full.test.ts',
  'tests/api/outbox/{allMails,refundWords}.test.ts',
  'tests/api/pix/{linkLimits,list,webhookAddress,withoutBank}.test.ts',
  'tests/api/returns/forgetting.test.ts',
  'tests/api/sellers/postalCode.test.ts',
  'tests/api/site/readSite.test.ts',
]

/** Modules that cannot be loaded must not be there from another file; heights of rows need styles. */
const OWN_DOCUMENT = [
  'tests/components/landing/unloaded.test.tsx',
  'tests/components/lists/rowHeights.test.tsx',
  'tests/components/lists/unloadedViews.test.tsx',
]

/**
 * domain and components need nothing but Node. api and journeys talk to one running copy that `npm test` starts
 * (tests/support/world.ts) and share it: each file brings its own sellers, so several run at a time.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // What a test that passes has written is of no interest: failures that it provokes are logged with their stacks.
    silent: 'passed-only',
    // Limits end what hangs; how long a busy machine takes is no fault.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // as everywhere else (ops/base/runNode): parts of the engine that a test loads would tell of themselves when it ends
    env: { MEDUSA_DISABLE_TELEMETRY: 'true' },
    // One set of modules per worker: loading react-admin again for each file costs more than the tests of most.
    isolate: false,
    exclude: [...configDefaults.exclude, ...LONG],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/{domain,lint,ops}/**/*.test.ts'],
          environment: 'node',
          setupFiles: [at('./tests/support/passMidnight.ts')],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          exclude: OWN_DOCUMENT,
          environment: './tests/support/documentEnvironment.ts',
          setupFiles: [
            at('./tests/support/passMidnight.ts'),
            at('./tests/support/withoutOwnerStacks.ts'),
            at('./tests/support/withoutStyles.ts'),
            at('./tests/support/setupComponents.ts'),
          ],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'components-alone',
          include: OWN_DOCUMENT,
          environment: 'jsdom',
          setupFiles: [at('./tests/support/setupComponents.ts')],
          isolate: true,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: [...FIRST, ...BANK, ...LAST, ...ALONE, ...LONG],
          environment: 'node',
          setupFiles: [at('./tests/support/passMidnight.ts'), at('./tests/support/setupApi.ts')],
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-bank',
          include: BANK,
          environment: 'node',
          setupFiles: [at('./tests/support/passMidnight.ts'), at('./tests/support/setupApi.ts')],
          fileParallelism: false,
          // npm test runs it beside 'api' (tests/run/runTests.ts); where one run of vitest does all, at the end
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-alone',
          include: ALONE,
          environment: 'node',
          setupFiles: [at('./tests/support/passMidnight.ts')],
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-first',
          include: FIRST,
          environment: 'node',
          setupFiles: [at('./tests/support/passMidnight.ts'), at('./tests/support/setupApi.ts')],
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
          setupFiles: [at('./tests/support/passMidnight.ts'), at('./tests/support/setupApi.ts')],
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
          setupFiles: [
            at('./tests/support/passMidnight.ts'),
            at('./tests/support/setupJourneys.ts'),
          ],
          maxWorkers: 2,
        },
      },
    ],
  },
})
