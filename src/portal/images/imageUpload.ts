/** A picture on its way from the device to the engine. */
export interface ImageUpload {
  id: string
  file: File
  /** Address of the preview; of this page only. */
  previewUrl: string
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** Share sent, 0 to 1. */
  progress: number
  /** Why it failed, for the user. */
  error?: string
}
