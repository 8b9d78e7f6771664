import type { ContractResponse } from '#domain/wire/contract'
import { judgeSpreadsheet } from '../workflows/wine-import/judgeSpreadsheet'

/**
 * What runs in the threads. Nothing of the engine may be imported from here: it would take each thread seconds to
 * start and 80 MB (tests/ops/workerImports.test.ts).
 */
export const tasks = { judgeSpreadsheet, contractPdf }

async function* contractPdf(input: {
  contract: ContractResponse['contract']
  checkUrl: string
}): AsyncGenerator<Uint8Array> {
  // Only where it is needed: the library takes longer to load than a contract to write.
  const presenter = await import('../presenters/contractPdf')
  yield presenter.contractPdf(input.contract, input.checkUrl)
}
