import type { ContractResponse } from '#domain/commission/contractWire'
import { contractPdf } from './contractPdf'

/** The contract as a PDF, in one part. */
export async function* writeContractPdf(input: {
  contract: ContractResponse['contract']
  /** Address of the public page that checks the text. */
  checkUrl: string
}): AsyncGenerator<Uint8Array> {
  yield await contractPdf(input.contract, input.checkUrl)
}
