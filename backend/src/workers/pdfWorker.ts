import { serveTasks } from './serveTasks'
import { writeContractPdf } from './writeContractPdf'
import { writeStatementPdf } from './writeStatementPdf'

serveTasks({ writeContractPdf, writeStatementPdf })
