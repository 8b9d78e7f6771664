import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

export interface FilesDone {
  done: number
  files: number
}

/** Tells the process that started vitest how many of its files are done. */
export default class ProgressReporter implements Reporter {
  readonly #progress: FilesDone = { done: 0, files: 0 }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress.files = specifications.length
  }

  onTestModuleEnd(_module: TestModule): void {
    this.#progress.done += 1
    process.send?.(this.#progress)
  }
}
