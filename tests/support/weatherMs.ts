/** How much longer an answer may take in weather than without: the delay of a request and of its statements, in milliseconds. */
export const weatherMs = process.env.WINEX_WEATHER ? 4_000 : 0
