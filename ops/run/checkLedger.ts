import { runScript } from './runScript'
import { readSettings } from '../base/readSettings'
import { prepareEngine } from './prepareEngine'
import { createLifetime } from '../base/createLifetime'

/** The lines of backend/src/scripts/checkLedger.ts. */
const LINE = /^ledger (clean|broken|finding (.*))$/

/**
 * `npm run ledger:check`: does every rule of the ledger hold over the whole database? Works on a running and on a stopped
 * installation, and changes nothing.
 * @returns exit status: 0 when all is well, 1 when something is broken
 */
export async function checkLedger(): Promise<number> {
  const lifetime = createLifetime(console.error)
  let outcome: string | undefined
  const findings: string[] = []
  try {
    await runScript('checkLedger', {
      ...(await prepareEngine(readSettings(process.env), lifetime)),
      onLine: (line) => {
        const [, word, finding] = LINE.exec(line) ?? []
        if (finding !== undefined) findings.push(finding)
        else if (word) outcome = word
      },
    })
  } finally {
    await lifetime.end()
  }
  for (const finding of findings) console.error(finding)
  if (outcome === undefined) throw new Error('the check did not come to its end')
  console.log(
    outcome === 'clean'
      ? 'O razão fecha: nenhuma regra quebrada.'
      : `O razão não fecha: ${findings.length} achados acima.`,
  )
  return outcome === 'clean' ? 0 : 1
}
