import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import { FileDropzone, type FileDropzoneProps } from '../../kit/files/FileDropzone'

/** A place for pictures. */
export const ImageDropzone = (props: Omit<FileDropzoneProps, 'icon'>) => (
  <FileDropzone {...props} icon={AddPhotoAlternateOutlined} />
)
