import { siteConfig } from '#domain/site/siteConfig'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { help, HELP_PAGES, SHORTCUTS } from './helpTexts'
import { isHelpKeyOn, setHelpKeyOn } from './helpKey'

/** What one can do on this page and which rules hold, the keys, and how to reach the team. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const { pathname } = useLocation()
  const [isKeyOn, setKeyOn] = useState(isHelpKeyOn)
  const page = HELP_PAGES.find(({ path }) => matchPath(path, pathname))
  const keys = SHORTCUTS.filter(({ path }) => path === null || matchPath(path, pathname))
  const mail = `mailto:${siteConfig.email}?subject=${encodeURIComponent(`${help.subject} ${page?.title ?? pathname}`)}`
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{page?.title ?? help.title}</DialogTitle>
      <DialogContent>
        {page && (
          <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, '& li + li': { mt: 1 } }}>
            {page.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        )}
        <Typography variant="h3" sx={{ fontSize: '1.125rem', mb: 1 }}>
          {help.keys}
        </Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1, m: 0 }}
        >
          {keys.map(({ key, does }) => (
            <Box key={key + does} sx={{ display: 'contents' }}>
              <Box component="dt">
                <kbd>{key}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 1 }}
          control={
            <Checkbox
              checked={isKeyOn}
              onChange={(_event, checked) => {
                setHelpKeyOn(checked)
                setKeyOn(checked)
              }}
            />
          }
          label={help.key_on}
        />
        <Typography sx={{ mt: 1 }}>{help.team_text}</Typography>
      </DialogContent>
      <DialogActions>
        <Button href={mail}>{help.team}</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {help.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
