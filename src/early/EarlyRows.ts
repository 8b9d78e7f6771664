import type { GetListParams } from 'ra-core'

/** A list's first rows, asked for by `askEarly` while the code that shows them is still on its way. */
export interface EarlyRows {
  address: string
  /** Where the list looks for them. */
  queryKey: [resource: string, verb: 'getList', params: GetListParams]
  /** With whose token: nobody else may have the answer. */
  authorization: string
  /** By `performance.now()`. */
  askedAt: number
  /** Undefined when no answer came. */
  answer: Promise<Response | undefined>
}

declare global {
  interface Window {
    /** The one thing that two scripts share; a module of both would be a file more before the first of them. */
    winexRows?: EarlyRows | undefined
  }
}
