import { auditChanges, changeInWords } from '#domain/audit/auditChanges'
import type { AuditEntry } from '#domain/audit/auditWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'

/** Fields shown in a row of the list; the entry's page shows all. */
const SHOWN = 3

/** The changed fields in words: 'Status: de Rascunho para Publicado'. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate()
  const changes = auditChanges(entry)
  const hidden = changes.length - SHOWN
  if (changes.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{translate('audit.nothing')}</Box>
  }
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' }}
    >
      {changes.slice(0, SHOWN).map((change) => (
        <Box component="li" key={change.field} sx={LINE}>
          {changeInWords(change)}
        </Box>
      ))}
      {hidden > 0 && <li>{translate('audit.more', { smart_count: hidden })}</li>}
    </Box>
  )
}

/** Notes and reasons may be long; two lines tell which change it was. */
const LINE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const
