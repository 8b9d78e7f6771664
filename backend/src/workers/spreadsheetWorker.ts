import { judgeSpreadsheet } from '../workflows/wine-import/judgeSpreadsheet'
import { serveTasks } from './serveTasks'

serveTasks({ judgeSpreadsheet })
