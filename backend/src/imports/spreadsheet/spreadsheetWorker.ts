import { judgeSpreadsheet } from './judgeSpreadsheet'
import { serveTasks } from '../../engine/workers/serveTasks'

serveTasks({ judgeSpreadsheet })
