import { join } from 'node:path'
import type { AuthorisedInvoice } from '#domain/orders/invoice/authorisedInvoice'
import { failure, type Result } from '#domain/result'
import { WorkerOverrun } from '../../engine/workers/WorkerPool'
import { workerTaskOfOnePart } from '../../engine/workers/workerTask'

const read = workerTaskOfOnePart<Uint8Array, Result<AuthorisedInvoice>>(
  join(__dirname, 'invoiceXmlWorker.js'),
  'readInvoiceXml',
  { size: 1, waiting: 32 },
)

/** `parseInvoiceXml` in a thread; a file that needs too much of it is refused like one that is no invoice. */
export async function readInvoiceXmlInWorker(xml: Uint8Array): Promise<Result<AuthorisedInvoice>> {
  try {
    return await read(xml)
  } catch (error) {
    if (error instanceof WorkerOverrun)
      return failure('A leitura do XML demorou demais. Informe a chave de acesso em vez do XML.')
    throw error
  }
}
