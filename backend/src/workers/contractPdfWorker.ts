import { serveTasks } from './serveTasks'
import { writeContractPdf } from './writeContractPdf'

serveTasks({ writeContractPdf })
