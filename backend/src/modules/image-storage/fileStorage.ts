/** An upload that a signed address is made for. */
export interface SignedUpload {
  id: string
  sellerId: string
  key: string
  contentType: string
  /** Bytes; null when the client did not say. */
  size: number | null
  expiresAt: Date
}

/** Where pictures lie: a folder that the gateway serves, or a bucket that speaks S3. */
export interface FileStorage {
  /** Address that the browser PUTs the file to. */
  signUpload(upload: SignedUpload): Promise<string>
  /**
   * The uploaded bytes that wait to be looked at, or null when there are none. Rejects with RangeError when there
   * are more than `maxBytes`.
   */
  readIncoming(uploadId: string, maxBytes: number): Promise<Buffer | null>
  dropIncoming(uploadId: string): Promise<void>
  store(key: string, bytes: Buffer): Promise<void>
  /** Rejects when nothing could be stored now. */
  check(): Promise<void>
  /** Removes what is there; what is missing is no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Public address of a key. */
  urlOf(key: string): string
  /** Key of one of our public addresses, or null for any other address. */
  keyOf(url: string): string | null
}

/** Every stored picture is WebP. */
export const STORED_TYPE = 'image/webp'
