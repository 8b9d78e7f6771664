import type { FunctionComponent, ReactNode } from 'react'
import { shell } from '../shell/shellTexts'
import { ErrorState } from './ErrorState'
import { lazyComponent } from './lazyComponent'

/**
 * A part of a page whose code few visits of the page need. Code that cannot come is told in its place, and the rest of the page
 * stays.
 * @param load imports the module whose default export it is
 * @param waiting drawn until it is there
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  waiting: ReactNode = null,
): FunctionComponent<Props> => lazyComponent(load, waiting, NotOpened)

const NotOpened = () => <ErrorState title={shell.shell.not_opened} />
