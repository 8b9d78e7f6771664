/** A vine leaf with its tendril, for corners. */
export function LeafPicture() {
  return (
    <svg className="leaf" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path
        className="fill"
        d="M100 188C92 160 78 150 58 156C38 162 22 150 26 132C8 124 6 104 22 94C10 74 24 54 46 60C50 36 72 26 92 42C98 30 104 22 112 14C118 28 122 38 124 50C146 34 170 46 168 70C190 70 200 90 184 108C196 126 182 146 162 144C160 164 140 170 122 158C112 152 106 164 100 188Z"
      />
      <path
        className="veins"
        d="M100 190C102 150 106 110 112 62M105 128L50 92M105 128L160 100M102 150L62 134M103 146L142 140"
      />
    </svg>
  )
}
