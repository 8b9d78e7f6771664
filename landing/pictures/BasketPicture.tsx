/** The harvest basket beside the application form. */
const bunch: readonly (readonly [number, number])[] = [
  [92, 112],
  [118, 104],
  [144, 112],
  [170, 102],
  [196, 108],
  [222, 104],
  [246, 114],
  [104, 92],
  [131, 84],
  [158, 86],
  [184, 80],
  [210, 84],
  [234, 92],
  [120, 68],
  [146, 62],
  [172, 58],
  [198, 62],
  [220, 70],
]

export function BasketPicture() {
  return (
    <svg className="basket" viewBox="0 0 340 270" aria-hidden="true" focusable="false">
      <ellipse cx="170" cy="254" rx="130" ry="10" fill="#22060C" opacity=".45" />
      <path fill="none" stroke="#B9793F" strokeWidth="12" d="M62 124C62 10 278 10 278 124" />
      <path fill="#5E7F45" d="M196 56C204 24 240 14 268 28C262 58 232 72 196 56z" />
      <path fill="#4F6B3A" d="M136 54C122 28 90 24 68 42C80 68 110 74 136 54z" />
      {bunch.map(([x, y], index) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="16"
          fill={['#8F2436', '#A63A4C', '#7A1528'][index % 3]}
        />
      ))}
      <path fill="#C98A4B" d="M52 116h236l-24 128q-3 12-15 12H91q-12 0-15-12z" />
      <path
        fill="none"
        stroke="#A86C33"
        strokeWidth="7"
        d="M58 150h224M64 182h212M70 214h200M100 118l12 136M144 118l6 136M196 118l-6 136M240 118l-12 136"
      />
      <path fill="#DDA463" d="M44 106h252q8 0 8 8v8q0 8-8 8H44q-8 0-8-8v-8q0-8 8-8z" />
    </svg>
  )
}
