/** Rows of vines over the hills of the Serra, drawn for this project; decorative. */
export function Hills() {
  return (
    <svg
      className="auth-hills"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="470" cy="96" r="46" className="hills-sun" />
      <path
        className="hills-far"
        d="M0 190c90-60 170-70 260-30s150 30 220-10 110-40 160-20v230H0Z"
      />
      <path className="hills-mid" d="M0 250c120-70 220-60 330-20s210 20 310-40v170H0Z" />
      <path className="hills-near" d="M0 320c140-80 260-70 380-30s180 20 260-20v90H0Z" />
      <g className="hills-rows">
        <path d="M60 360c20-34 60-62 110-74M130 360c18-30 54-60 104-74M200 360c16-26 48-56 96-68M270 360c14-22 42-46 84-58M340 360c12-18 36-38 70-50" />
        <path d="M430 360c10-14 28-30 54-40M500 360c10-14 26-30 50-42M570 360c8-12 22-30 46-44" />
      </g>
    </svg>
  )
}
