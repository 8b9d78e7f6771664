import { runCountdown } from './runCountdown'
import { rememberBanner } from './rememberBanner'
import { colourHeader } from './colourHeader'
import { awaitInterest } from './awaitInterest'

/** The whole script before interest: everything else on the page is HTML. */
colourHeader()
rememberBanner()
runCountdown()
awaitInterest()
