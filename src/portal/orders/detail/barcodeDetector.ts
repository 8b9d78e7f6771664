/** What is used of the browser's reader of bar codes (Shape Detection API), which TypeScript's library does not declare. */
export interface BarcodeDetector {
  detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: BarcodeDetectorClass
  }
}

/** Of a DANFE. */
const FORMAT = 'code_128'

/** A reader of the bar code of a DANFE; null where the browser has none. */
export async function danfeReader(): Promise<BarcodeDetector | null> {
  const Detector = window.BarcodeDetector
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? []
  return Detector && formats.includes(FORMAT) ? new Detector({ formats: [FORMAT] }) : null
}
