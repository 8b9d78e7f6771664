import { judgeSpreadsheet } from '../spreadsheet/judgeSpreadsheet'
import { serveTasks } from './serveTasks'

serveTasks({ judgeSpreadsheet })
