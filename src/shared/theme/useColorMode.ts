import { useSyncExternalStore } from 'react'
import {
  getColorMode,
  getColorModeChoice,
  setColorModeChoice,
  subscribeColorMode,
} from './colorMode'

/** The mode in force ('light' or 'dark'), the user's choice, and how to change it. */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribeColorMode, getColorMode)
  const choice = useSyncExternalStore(subscribeColorMode, getColorModeChoice)
  return { mode, choice, setChoice: setColorModeChoice }
}
