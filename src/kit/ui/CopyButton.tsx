import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { areas } from '../shell/areasTexts'
import { showToast } from './toast/toastStore'

const text = areas.shell.copy

/** Copies `value`; `label` names what is copied ('Copiar ID do vinho'). */
export function CopyButton({ value, label = text.action }: { value: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), 2_000)
    } catch {
      // No clipboard outside https and localhost: say so rather than pretend.
      showToast('error', text.failed)
    }
  }
  return (
    <IconButton onClick={() => void copy()} aria-label={copied ? text.done : label} size="small">
      {copied ? <Check fontSize="small" /> : <ContentCopy fontSize="small" />}
    </IconButton>
  )
}
