export function createWeather(seed: number): (share: number, mostMs: number) => number
