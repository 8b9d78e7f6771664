import { serveTasks } from './serveTasks'
import { writeStatementPdf } from './writeStatementPdf'

serveTasks({ writeStatementPdf })
