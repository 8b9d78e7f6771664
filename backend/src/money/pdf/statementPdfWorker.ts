import { serveTasks } from '../../engine/workers/serveTasks'
import { writeStatementPdf } from './writeStatementPdf'

serveTasks({ writeStatementPdf })
