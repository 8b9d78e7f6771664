/** A wine's pictures as the audit trail keeps them: the files by name, in their order, and the main one if it is known. */
export const auditedImages = (
  urls: readonly string[],
  thumbnail?: string | null,
): Record<string, unknown> => ({
  images: urls.map(pictureName),
  ...(thumbnail === undefined ? {} : { thumbnail: pictureName(thumbnail) }),
})

/** The file's name; its folder and its address tell nothing more. */
export const pictureName = (url: string | null): string | null => url?.split('/').at(-1) ?? null
