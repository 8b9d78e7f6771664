import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import Avatar from '@mui/material/Avatar'

interface Props {
  src: string | null
  /** Said to screen readers. */
  alt: string
}

/** The seller's photo, or a drawing in its place. */
export function ProfilePicture({ src, alt }: Props) {
  return (
    <Avatar
      src={src ?? undefined}
      alt={alt}
      variant="rounded"
      sx={{ width: 112, height: 112, bgcolor: 'var(--sand)', color: 'text.secondary' }}
    >
      <StorefrontOutlined sx={{ fontSize: 48 }} titleAccess={alt} />
    </Avatar>
  )
}
