export { importHandlers } from './routes'
export { runImports } from './writes/runImports'
