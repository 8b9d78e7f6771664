import sharp from 'sharp'

/** The picture that messengers and social networks show with a link, 1200 x 630 px, from our own drawing. */
export async function writeSocialPicture(source: string, target: string): Promise<void> {
  await sharp(source, { density: 96 })
    .resize(1200, 630)
    .png({ compressionLevel: 9, palette: true })
    .toFile(target)
}
