import { serveTasks } from '../../engine/workers/serveTasks'
import { writeContractPdf } from './writeContractPdf'

serveTasks({ writeContractPdf })
