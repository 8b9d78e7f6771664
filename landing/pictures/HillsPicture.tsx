/** Vineyard hills at dusk, the picture of the poster. Rows of vines run over the hill towards its crest. */
const ROWS = 15

/** One row of vines: from the crest (x, y) down to the lower edge, opening like a fan. */
function row(index: number): string {
  const t = index / (ROWS - 1)
  const top = Math.round(560 + t * 560)
  const bottom = Math.round(-260 + t * 2100)
  const crest = Math.round(300 - 92 * Math.sin(Math.PI * (0.12 + 0.72 * t)))
  const bend = Math.round(top + (bottom - top) * 0.28)
  return `M${top} ${crest}Q${bend} ${crest + 90} ${bottom} 560`
}

const vineRows = Array.from({ length: ROWS }, (_, index) => row(index)).join('')

export function HillsPicture() {
  return (
    <svg
      className="hills"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="#8F2436"
        d="M0 214C150 150 262 128 396 160C520 190 600 236 720 214C880 184 960 96 1120 104C1260 112 1340 160 1440 148V520H0Z"
      />
      <path
        fill="#6B1527"
        d="M0 290C180 214 330 206 500 252C640 290 770 300 900 262C1060 214 1200 190 1440 262V520H0Z"
      />
      <path
        fill="#4C0E1B"
        d="M0 372C220 300 380 330 560 302C760 270 900 208 1080 222C1240 236 1340 300 1440 330V520H0Z"
      />
      <path fill="none" stroke="#7A1A2C" strokeWidth="2" d={vineRows} clipPath="url(#near)" />
      <path
        fill="none"
        stroke="#8E2A2F"
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray="1 23"
        d={vineRows}
        clipPath="url(#near)"
      />
      <clipPath id="near">
        <path d="M0 384C220 312 380 342 560 314C760 282 900 220 1080 234C1240 248 1340 312 1440 342V520H0Z" />
      </clipPath>
      <g fill="#2C0710" transform="translate(-170 28)">
        <path d="M1012 226v-34h44v38z" />
        <path d="M1004 194l30-24 30 24z" />
        <path d="M1076 236c-9-40-7-74 0-92c7 18 9 52 0 92zM1096 240c-7-30-6-56 0-70c6 14 7 40 0 70z" />
      </g>
      <path fill="#F6B26B" d="M858 232h10v12h-10z" />
      <path fill="#2C0710" d="M0 470C260 424 470 470 720 458C980 446 1180 410 1440 448V520H0Z" />
    </svg>
  )
}
