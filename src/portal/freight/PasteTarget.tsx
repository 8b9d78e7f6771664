import { FREIGHT_COLUMNS } from '#domain/freight/freightForm'
import { FREIGHT_REGION_KEYS, freightState } from '#domain/freight/freightRegions'
import { pasteFreight, pasteIntoRegion } from '#domain/freight/freightText'
import { useNotify } from 'ra-core'
import type { ClipboardEvent, ReactNode } from 'react'
import { freight as text } from '../../shared/freight/freightTexts'
import { useFreightStates } from './useFreightStates'

/** Takes a block of cells that is pasted into one of them, as a spreadsheet does. One value is the field's own matter. */
export function PasteTarget({ children }: { children: ReactNode }) {
  const { edit } = useFreightStates()
  const notify = useNotify()
  const paste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(copied.trimEnd())) return
    const names = event.target instanceof HTMLElement ? event.target.dataset : {}
    const column = FREIGHT_COLUMNS.find((one) => one === names.column)
    const state = freightState(names.state ?? null)
    const region = FREIGHT_REGION_KEYS.find((one) => one === names.region)
    if (!column) return
    const pasted = state
      ? pasteFreight(copied, { state, column })
      : region && pasteIntoRegion(copied, { region, column })
    if (!pasted) return
    event.preventDefault()
    if (!pasted.ok) {
      notify(pasted.reason, { type: 'error' })
      return
    }
    edit(pasted.payload)
    notify(text.table.pasted(pasted.payload.length), { type: 'info' })
  }
  return (
    <div className="freight" onPaste={paste}>
      {children}
    </div>
  )
}
