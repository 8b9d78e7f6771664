import { afterAll } from 'vitest'
import { removeOpenedStaff } from './openStaff'
import { forgetTokens } from './people'

// Workers keep their modules from file to file; a file may have ended the sessions of everybody.
forgetTokens()
afterAll(removeOpenedStaff)
