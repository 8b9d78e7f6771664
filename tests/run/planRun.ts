import { CliError } from '../../ops/base/CliError'
import { changedFiles } from './changedFiles'
import { reachedBy } from './reachedBy'
import { selectStages, type Selection } from './selectStages'

export interface Plan extends Selection {
  /** What long tests go through: WINEX_TEST_FULL for their processes. */
  isFull: boolean
  /** The seed of the random delays that everything runs in. */
  weather: number | undefined
  /** Nothing was left out: the run says something of the whole commit. */
  isWhole: boolean
  /** What a person should know before it begins. */
  remarks: string[]
}

/** What weather delays: everything that waits for an answer. */
const IN_WEATHER = ['components', 'api', 'journeys']

/**
 * What `npm test -- <words>` runs.
 * @param words none, `full`, `changed` or `weather [seed]` first; then names of stages or parts of test files' paths
 * @param files all below tests/, relative to the checkout
 * @throws CliError when no test fits
 */
export function planRun([mode, ...rest]: string[], files: string[]): Plan {
  const isFull = mode === 'full'
  const testFiles = files.filter((file) => /\.test\.tsx?$/.test(file))
  const daily = testFiles.filter((file) => !file.includes('.full.test.'))
  if (mode === 'changed') return planOfChange(daily)
  if (mode === 'weather') {
    const seed = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : Date.now() % 1_000_000
    const selection = selectStages(rest.length > 0 ? rest : IN_WEATHER, daily)
    return {
      ...found(selection, rest),
      isFull,
      weather: seed,
      isWhole: rest.length === 0,
      remarks: [`Com atrasos ao acaso; semente ${seed}: npm test -- weather ${seed}`],
    }
  }
  const filters = isFull || mode === undefined ? rest : [mode, ...rest]
  const isLong = isFull || filters.some((filter) => filter.includes('.full'))
  const selection = found(selectStages(filters, isLong ? testFiles : daily), filters)
  const isWhole = filters.length === 0
  return { ...selection, isFull: isLong, weather: undefined, isWhole, remarks: [] }
}

function found(selection: Selection, filters: string[]): Selection {
  if (selection.checks.length + selection.projects.length > 0) return selection
  throw new CliError(
    `Nenhum teste corresponde a: ${filters.join(' ')}. Os longos fazem parte de npm test -- full.`,
  )
}

const OF_A_COPY = /^tests\/(?:api|journeys)\//

/** Lint, types, and the tests that what changed since the last commit on main can reach. */
function planOfChange(daily: string[]): Plan {
  const changed = changedFiles()
  const reached = reachedBy(changed, daily)
  const byProject = reached.length > 0 ? selectStages(reached, reached).projects : []
  const isServed = (file: string) => /^(?:backend|domain|src|landing|ops)\//.test(file)
  const unknown = changed.filter(
    (file) => isServed(file) && reachedBy([file], daily).every((test) => !OF_A_COPY.test(test)),
  )
  return {
    checks: ['typecheck', 'lint'],
    projects: byProject,
    isFull: false,
    weather: undefined,
    isWhole: false,
    remarks: [
      `${changed.length} arquivos mudaram; alcançam ${reached.length} arquivos de testes.`,
      ...unknown.map(
        (file) =>
          `${file}: nenhum teste da API ou do navegador tem este assunto; npm test roda todos.`,
      ),
    ],
  }
}
