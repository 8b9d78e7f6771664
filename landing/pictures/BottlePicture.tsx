/** A bottle of red before the evening sun. */
export function BottlePicture() {
  return (
    <svg className="bottle" viewBox="60 40 300 600" aria-hidden="true" focusable="false">
      <ellipse cx="210" cy="612" rx="140" ry="14" fill="#1A0408" opacity=".5" />
      <path
        fill="#22060C"
        d="M182 58h56v14q0 5-4 8v86c0 44 54 66 54 134v292q0 24-24 24H156q-24 0-24-24V300c0-68 54-90 54-134V80q-4-3-4-8z"
      />
      <path fill="#7A1528" d="M182 58h56v14q0 5-4 8v70h-48V80q-4-3-4-8z" />
      <path fill="#9C3044" d="M182 58h14v92h-10V80q-4-3-4-8z" />
      <path fill="#4A1220" d="M150 312c2-46 44-76 50-132h8c-4 60-40 90-40 140v272h-18z" />
      <path fill="#F4ECE0" d="M132 356h156v176H132z" />
      <path fill="#E8DAC6" d="M262 356h26v176h-26z" />
      <g fill="#7A1528">
        <circle cx="200" cy="412" r="11" />
        <circle cx="222" cy="412" r="11" />
        <circle cx="189" cy="431" r="11" />
        <circle cx="211" cy="431" r="11" />
        <circle cx="233" cy="431" r="11" />
        <circle cx="200" cy="450" r="11" />
        <circle cx="222" cy="450" r="11" />
        <circle cx="211" cy="469" r="11" />
        <path d="M156 500h108v3H156zM176 511h68v3h-68z" />
      </g>
      <path fill="#4F6B3A" d="M211 402c-2-18 10-30 34-30c2 20-12 32-34 30z" />
      <path
        fill="none"
        stroke="#4F6B3A"
        strokeWidth="4"
        strokeLinecap="round"
        d="M211 404c-2-12-8-20-18-22"
      />
    </svg>
  )
}
