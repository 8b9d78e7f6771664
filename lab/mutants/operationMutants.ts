import type { Mutant } from './Mutant'

/** How the site runs, and files that strangers send. */
export const operationMutants: readonly Mutant[] = [
  {
    name: 'demonstration: open to the world',
    file: 'ops/base/refusePublicDemo.ts',
    find: 'if (settings.onlyHere || !settings.loadDemo) return',
    put: 'return',
    tests: ['tests/ops/startRules', 'tests/ops'],
  },
  {
    name: 'gateway: a balancer is believed however far away it claims to be',
    file: 'ops/base/trustedProxies.ts',
    find: 'return (_address, hop) => hop < trusted.hops',
    put: 'return () => true',
    tests: ['tests/ops/gatewayForwarding'],
  },
  {
    name: 'supervision: what hangs is left hanging',
    file: 'ops/base/watchLiveness.ts',
    find: 'silentSince = alive || cameLate ? undefined : (silentSince ?? asked)',
    put: 'silentSince = undefined',
    tests: ['tests/ops/supervision'],
  },
  {
    name: 'data folder: one of a newer version is opened',
    file: 'ops/data/openDataFolder.ts',
    find: 'if (format > DATA_FORMAT) {',
    put: 'if (format > Number.MAX_SAFE_INTEGER) {',
    tests: ['tests/ops/startRules'],
  },
  {
    name: 'data folder: other users read what an earlier version left open',
    file: 'ops/data/openDataFolder.ts',
    find: 'closeToOthers(dataDir)\n    return release',
    put: 'return release',
    tests: ['tests/ops/startRules'],
  },
  {
    name: 'database: the engine connects as the superuser',
    file: 'ops/data/postgres/startPostgres.ts',
    find: 'const url = urlOf(APPLICATION_ROLE, passwords.database, DATABASE)',
    put: 'const url = urlOf(SUPERUSER, passwords.postgres, DATABASE)',
    tests: ['tests/ops/database'],
  },
  {
    name: 'spreadsheets: rows without end are read',
    file: 'backend/src/imports/spreadsheet/readSpreadsheet.ts',
    find: 'if (cells.length > IMPORT_COLUMNS_MAX) {',
    put: 'if (false as boolean) {',
    tests: ['tests/api/bounded/spreadsheets'],
  },
  {
    name: 'pictures: an address that was not signed takes an upload',
    file: 'backend/src/images/writes/receive-upload.ts',
    find: '|| !isPermitted(storage.signingSecret, upload, received)',
    put: '',
    tests: ['tests/api/images/wineImages'],
  },
  {
    name: 'spreadsheets: a cell that begins a formula goes out as it is',
    file: 'domain/imports/formulaGuard.ts',
    find: "return FORMULA_START.test(text) || NEUTRALIZED.test(text) ? `'${text}` : text",
    put: 'return text',
    tests: ['tests/domain/bulk'],
  },
]
