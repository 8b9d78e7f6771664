import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { saveFile } from '../../kit/files/saveFile'
import { CopyButton } from '../../kit/ui/CopyButton'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const translate = useTranslate()
  const heading = useRef<HTMLParagraphElement>(null)
  const text = (key: string) => translate(`security.second_factor.codes.${key}`)
  // The form that had the focus has gone; what comes now must be read.
  useEffect(() => heading.current?.focus(), [])
  const download = () =>
    saveFile(
      new Blob([`${text('file_head')}\r\n\r\n${codes.join('\r\n')}\r\n`], { type: 'text/plain' }),
      text('file'),
    )
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', maxWidth: 520 }}>
      <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {text('title')}
      </Typography>
      <Typography>{text('text')}</Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 2,
          width: '100%',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 1,
          listStyle: 'none',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code}>
            <Box component="code" sx={{ fontSize: '1rem' }}>
              {code}
            </Box>
          </Box>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" onClick={onDone}>
          {text('done')}
        </Button>
        <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={download}>
          {text('download')}
        </Button>
        <CopyButton value={codes.join('\n')} label={text('copy')} />
      </Stack>
    </Stack>
  )
}
