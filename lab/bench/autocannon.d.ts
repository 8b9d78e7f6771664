/** The part of autocannon 8 that the bench uses; the package carries no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    headers?: Record<string, string>
    connections: number
    /** Seconds. */
    duration: number
  }
  interface Instance {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): void
    on(event: 'done', listener: () => void): void
    on(event: 'reqError', listener: (error: Error) => void): void
  }
  export default function autocannon(options: Options): Instance
}
