// The packages type only their index, which holds every list.
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs' {
  import type { adjacencyGraphs } from '@zxcvbn-ts/language-common'
  const graphs: typeof adjacencyGraphs
  export default graphs
}
declare module '@zxcvbn-ts/*.json.cjs' {
  const list: string[]
  export default list
}
