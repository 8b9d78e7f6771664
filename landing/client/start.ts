import { awaitInterest } from './awaitInterest'
import { afterPaint } from './afterPaint'
import { colourHeader } from './colourHeader'
import { layOutRest } from './layOutRest'
import { loadFonts } from './loadFonts'
import { rememberBanner } from './rememberBanner'
import { runCountdown } from './runCountdown'

/** The whole script before interest: everything else on the page is HTML. */
rememberBanner()
awaitInterest()
loadFonts()
afterPaint(() => {
  colourHeader()
  runCountdown()
  layOutRest()
})
