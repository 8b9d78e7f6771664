import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type DragEvent } from 'react'

export interface FileDropzoneProps {
  icon?: typeof UploadFileOutlined
  /** What the file picker offers: 'image/png,image/jpeg'. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** What to do here: 'Arraste a foto para cá …'. */
  text: string
  /** Shown while files hover above. */
  dropText: string
  /** Formats and size. */
  hint: string
  button: string
  /** What is wrong with what was chosen. */
  problem?: string | null
  onFiles: (files: File[]) => void
}

/** Takes files by drag and drop, by the picker and, as its button is an ordinary one, by keyboard. */
export function FileDropzone(props: FileDropzoneProps) {
  const {
    accept,
    multiple = false,
    disabled = false,
    icon: Icon = UploadFileOutlined,
    problem,
    onFiles,
  } = props
  const [hovered, setHovered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const problemId = useId()

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHovered(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        if (!disabled) setHovered(true)
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        p: { xs: 2, sm: 3 },
        textAlign: 'center',
        borderRadius: 3,
        border: '1.5px dashed',
        borderColor: problem ? 'error.main' : hovered ? 'primary.main' : 'var(--outline)',
        bgcolor: hovered ? 'action.hover' : 'transparent',
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
      }}
    >
      <Icon sx={{ fontSize: 36, color: 'primary.main' }} aria-hidden />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {hovered ? props.dropText : props.text}
      </Typography>
      <Button
        variant="outlined"
        disabled={disabled}
        onClick={() => input.current?.click()}
        aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
      >
        {props.button}
      </Button>
      <Typography id={hintId} variant="caption" color="text.secondary">
        {props.hint}
      </Typography>
      <Typography
        id={problemId}
        role="alert"
        variant="body2"
        sx={{ color: 'error.main', fontWeight: 600, '&:empty': { display: 'none' } }}
      >
        {problem}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={props.button}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // the same file may be chosen again after it was taken away
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </Box>
  )
}
