import { readInvoiceXml } from './readInvoiceXml'
import { serveTasks } from '../../engine/workers/serveTasks'

serveTasks({ readInvoiceXml })
