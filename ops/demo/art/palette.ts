/** Colours of glass: `body` is what the eye sees, `clear` glass shows the wine. */
export const GLASS = {
  forest: { body: '#20301F', clear: false },
  olive: { body: '#4A5226', clear: false },
  moss: { body: '#33421F', clear: false },
  night: { body: '#1B1418', clear: false },
  amber: { body: '#6B3A14', clear: false },
  crystal: { body: '#E9E4D6', clear: true },
  mint: { body: '#D4DFCB', clear: true },
} as const
export type GlassColor = keyof typeof GLASS

/** Walls and tables that the bottle stands before. */
export const BACKDROPS = {
  sand: { wall: '#F6EEE1', arch: '#E9DAC3', table: '#D6BF9F', hill: '#DFCBAE' },
  blush: { wall: '#F8E9E3', arch: '#EFCDC3', table: '#D9A395', hill: '#E6B9AC' },
  sage: { wall: '#EDEFE1', arch: '#CFD7B8', table: '#A5B283', hill: '#BDC8A1' },
  ochre: { wall: '#FBF0D9', arch: '#F4D79F', table: '#DBA85B', hill: '#ECC480' },
  mist: { wall: '#E9EDEC', arch: '#C8D4D3', table: '#97AAAA', hill: '#B2C2C1' },
  clay: { wall: '#F5E4D7', arch: '#E2AE8B', table: '#B8744C', hill: '#D3946C' },
  lilac: { wall: '#F0E8EE', arch: '#D8C4D3', table: '#AD8FA6', hill: '#C6ACBF' },
  cellar: { wall: '#4A1220', arch: '#64202F', table: '#2C0810', hill: '#571A28' },
} as const
export type Backdrop = keyof typeof BACKDROPS

/** Papers of the labels, with an ink that reads on them. */
export const PAPERS = {
  cream: { paper: '#FBF5E8', ink: '#3B0A14' },
  bone: { paper: '#F1E8D8', ink: '#2A1A16' },
  vinho: { paper: '#7A1528', ink: '#FBF0E2' },
  deep: { paper: '#3B0A14', ink: '#F4ECE0' },
  sun: { paper: '#F2B64C', ink: '#3B1A0A' },
  coral: { paper: '#E9795B', ink: '#FFF6EA' },
  sea: { paper: '#2F5D62', ink: '#F4ECE0' },
  leaf: { paper: '#5C6B35', ink: '#FBF5E8' },
  sky: { paper: '#C9DDE0', ink: '#23393D' },
  petal: { paper: '#F6D5CF', ink: '#6B1626' },
  night: { paper: '#22263F', ink: '#F6E7C8' },
} as const
export type Paper = keyof typeof PAPERS
