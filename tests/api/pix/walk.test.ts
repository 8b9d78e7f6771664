import { it } from 'vitest'
import { keepBankWell } from '../../support/pixWorld'
import { inFull } from '../../support/scope'
import { pickFrom, walkSeed } from '../../support/walks'
import { walkTogether } from './walkTogether'

/** The ten thousand of issue 33 are WINEX_PIX_WALKS=10000. */
const WALKS = Number(process.env.WINEX_PIX_WALKS ?? inFull(30, 12))
/** So many orders walk side by side. */
const BATCH = 250
const ROUNDS = inFull(5, 2)

keepBankWell()

const pick = pickFrom(walkSeed)

it(
  `the money of ${WALKS} orders is what a plain model says, at the bank, in the ledger and on every page; seed ${walkSeed}`,
  async () => {
    const began = performance.now()
    for (let walked = 0; walked < WALKS;) {
      const orders = Math.min(BATCH, WALKS - walked)
      await walkTogether(pick, { orders, rounds: ROUNDS })
      walked += orders
      const minutes = (performance.now() - began) / 60_000
      console.log(
        `${walked} walks in ${minutes.toFixed(1)} min, ${Math.round(walked / minutes)} a minute`,
      )
    }
  },
  300_000 + WALKS * 5_000,
)
