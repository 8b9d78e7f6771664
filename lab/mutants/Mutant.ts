/** One guard taken out of the code, and the tests that must notice it. */
export interface Mutant {
  /** What the code no longer does. */
  name: string
  /** Relative to the checkout. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  put: string
  /** Parts of test files' paths, as `npm test` takes them. */
  tests: string[]
}
